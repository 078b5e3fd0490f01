import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { keptSecret } from '../config/kept-secret.js';

/** Whom the application is to its embedded server: the owner of its database, and nothing beyond. */
export const APPLICATION = 'backoffice_application';

/** What was made by an older product, which was the server's superuser. Sequences of columns go with their tables. */
const TAKE_OVER = `
  DO $$
  DECLARE mine text := '${APPLICATION}'; thing record;
  BEGIN
    FOR thing IN SELECT oid::regnamespace::text AS name FROM pg_namespace WHERE nspowner <> mine::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
      EXECUTE format('ALTER SCHEMA %s OWNER TO %I', thing.name, mine);
    END LOOP;
    FOR thing IN SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
      WHERE relowner <> mine::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema' AND relkind IN ('r', 'p', 'v', 'm', 'S')
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND classid = 'pg_class'::regclass AND deptype IN ('a', 'i') AND relkind = 'S') LOOP
      EXECUTE format('ALTER TABLE %s OWNER TO %I', thing.name, mine);
    END LOOP;
    FOR thing IN SELECT p.oid::regprocedure::text AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
      WHERE proowner <> mine::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
      EXECUTE format('ALTER ROUTINE %s OWNER TO %I', thing.name, mine);
    END LOOP;
    FOR thing IN SELECT t.oid::regtype::text AS name FROM pg_type t JOIN pg_namespace n ON n.oid = typnamespace
      WHERE typowner <> mine::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema' AND typelem = 0
        AND (typtype IN ('e', 'd') OR (typtype = 'c' AND EXISTS (SELECT FROM pg_class WHERE oid = typrelid AND relkind = 'c'))) LOOP
      EXECUTE format('ALTER TYPE %s OWNER TO %I', thing.name, mine);
    END LOOP;
  END $$`;

/** Makes the role that the application connects as. @param client of the superuser, in any database */
export async function makeRole(client: pg.Client, password: string, makesDatabases = false): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${APPLICATION} LOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION ${makesDatabases ? 'CREATEDB' : 'NOCREATEDB'} PASSWORD ${client.escapeLiteral(password)}`);
}

/** @param client of the superuser, in the application's database */
export async function takeOver(client: pg.Client, database: string): Promise<void> {
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(database)} OWNER TO ${APPLICATION}`);
  await client.query(TAKE_OVER);
}

/** Kept, so that commands beside the running product can connect too. */
export function applicationPassword(folder: string): string {
  return keptSecret(join(folder, 'application-password'), () => randomBytes(18).toString('base64url')).toString('utf8').trim();
}
