import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Claim {
  readonly kind: string;
  readonly key: string;
  readonly stream: string;
}

/** Several of a kind for one stream. */
export interface ManyClaims {
  readonly kind: string;
  readonly keys: readonly string[];
  readonly stream: string;
}

/** Taken, or who has it. */
export type Taken = { readonly token: string } | { readonly holder: string };

/** Claims in the database: of two who take one at the same moment, in any process, one gets it. */
@Injectable()
export class ClaimTable {
  constructor(private readonly pool: pg.Pool) {}

  async take({ kind, key, stream }: Claim): Promise<Taken> {
    const token = randomUUID();
    for (;;) {
      const taken = await this.pool.query(TAKE, [kind, key, stream, token]);
      if (taken.rowCount === 1) return { token };
      const holder = await this.holder(kind, key);
      // Given back between the two statements: take it then.
      if (holder !== undefined) return { holder };
    }
  }

  /** Takes what is free in one statement. @returns the streams that have the rest */
  async takeAll({ kind, keys, stream }: ManyClaims): Promise<{ readonly token: string; readonly holders: readonly string[] }> {
    const token = randomUUID();
    for (let missing = keys; ; ) {
      const { rows } = await this.pool.query<{ key: string }>(TAKE_ALL, [kind, missing, stream, token]);
      const taken = new Set(rows.map(({ key }) => key));
      missing = missing.filter((key) => !taken.has(key));
      if (missing.length === 0) return { token, holders: [] };
      const held = await this.pool.query<{ stream: string }>('SELECT DISTINCT stream FROM claim WHERE kind = $1 AND key = ANY($2)', [kind, missing]);
      // Given back between the two statements: take it then.
      if (held.rows.length > 0) return { token, holders: held.rows.map((row) => row.stream) };
    }
  }

  /** The stream that has it, or is about to. */
  async holder(kind: string, key: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ stream: string }>('SELECT stream FROM claim WHERE kind = $1 AND key = $2', [kind, key]);
    return rows[0]?.stream;
  }

  async count(kind: string, beginning: string): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM claim WHERE kind = $1 AND starts_with(key, $2)', [kind, beginning]);
    return rows[0]!.count;
  }

  /** Whether none of these is another stream's. */
  async hasAll(kind: string, stream: string, keys: readonly string[]): Promise<boolean> {
    if (keys.length === 0) return true;
    const { rowCount } = await this.pool.query('SELECT FROM claim WHERE kind = $1 AND stream = $2 AND key = ANY($3)', [kind, stream, keys]);
    return rowCount === keys.length;
  }

  async now(): Promise<string> {
    const { rows } = await this.pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    return rows[0]!.now;
  }

  /** @param held what the stream has, as it was read after `readAt` */
  async settle(kind: string, stream: string, held: readonly string[], readAt: string): Promise<void> {
    await this.pool.query(SETTLE, [kind, stream, held]);
    await this.giveBack(kind, stream, held, readAt);
  }

  /** Releases what the stream does not have, and leaves the rest to be settled. */
  async giveBack(kind: string, stream: string, held: readonly string[], readAt: string): Promise<void> {
    await this.pool.query(GIVE_BACK, [kind, stream, held, readAt]);
  }

  /** The command is under way no more. What came of it the stream says: `giveBack` or `settle` next. */
  async ended({ kind, keys, stream }: ManyClaims, token: string): Promise<void> {
    await this.pool.query(END, [kind, keys, stream, token]);
  }

  /** Ends what nobody has said the end of: whoever took it may have died. @returns whose claims are to be settled next, each stream once */
  async endForgotten(seconds: number): Promise<Pick<Claim, 'kind' | 'stream'>[]> {
    const { rows } = await this.pool.query<Pick<Claim, 'kind' | 'stream'>>(END_FORGOTTEN, [seconds]);
    return rows;
  }

  async counts(): Promise<readonly { readonly kind: string; readonly count: number; readonly unsettled: number }[]> {
    const { rows } = await this.pool.query<{ kind: string; count: number; unsettled: number }>(
      'SELECT kind, count(*)::int AS count, (count(*) FILTER (WHERE NOT settled))::int AS unsettled FROM claim GROUP BY kind',
    );
    return rows;
  }
}

/** What the stream has already is taken again: nobody else may have it while the command is under way. */
const TAKE = `
INSERT INTO claim (kind, key, stream, under_way, settled) VALUES ($1, $2, $3, ARRAY[$4::uuid], false)
ON CONFLICT (kind, key) DO UPDATE SET under_way = claim.under_way || $4::uuid, taken_at = clock_timestamp() WHERE claim.stream = excluded.stream`;

/** In the order of the keys: two that want the same wait for each other, and never in a circle. */
const TAKE_ALL = `
INSERT INTO claim (kind, key, stream, under_way, settled) SELECT $1, key, $3, ARRAY[$4::uuid], false FROM unnest($2::text[]) AS key ORDER BY key
ON CONFLICT (kind, key) DO UPDATE SET under_way = claim.under_way || $4::uuid, taken_at = clock_timestamp() WHERE claim.stream = excluded.stream
RETURNING key`;

/** In their order too: the consumer settles the same ten thousand claims of a pay run. */
const END = `
WITH own AS MATERIALIZED (SELECT key FROM claim WHERE kind = $1 AND key = ANY($2) AND stream = $3 ORDER BY key FOR UPDATE)
UPDATE claim SET under_way = array_remove(under_way, $4::uuid), taken_at = clock_timestamp() FROM own WHERE claim.kind = $1 AND claim.key = own.key`;

const END_FORGOTTEN = `
WITH forgotten AS MATERIALIZED (
  SELECT kind, key FROM claim WHERE (NOT settled OR under_way <> '{}') AND taken_at < clock_timestamp() - $1 * interval '1 second' ORDER BY kind, key FOR UPDATE
), ended AS (
  UPDATE claim SET under_way = '{}', taken_at = clock_timestamp() FROM forgotten WHERE claim.kind = forgotten.kind AND claim.key = forgotten.key RETURNING claim.kind, claim.stream
)
SELECT DISTINCT kind, stream FROM ended`;

const SETTLE = `
INSERT INTO claim (kind, key, stream, settled) SELECT $1, key, $2, true FROM unnest($3::text[]) AS key ORDER BY key
ON CONFLICT (kind, key) DO UPDATE SET settled = true WHERE claim.stream = excluded.stream AND NOT claim.settled`;

/** Not what a command is about to write, nor what one may have written after the stream was read. */
const GIVE_BACK = `
DELETE FROM claim WHERE kind = $1 AND stream = $2 AND under_way = '{}' AND taken_at < $4
  AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS held (key) WHERE held.key = claim.key)`;
