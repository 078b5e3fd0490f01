import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APPLICATION } from './application-role.js';
import { canConnect } from './can-connect.js';
import { DATABASE, HOST } from './embedded-postgres.js';
import { isAlive } from './is-alive.js';
import { serverOfCluster } from './server-of-cluster.js';

/**
 * Address of the embedded server that a running application keeps in this folder, so that a command beside it can join
 * in; undefined when nobody runs it.
 */
export async function runningPostgres(folder: string): Promise<string | undefined> {
  const server = await serverOfCluster(join(folder, 'cluster'));
  const password = (await contentsOf(join(folder, 'application-password'))).trim();
  if (!server || server.isAnotherFolders || password === '' || !(await ownerIsAlive(folder))) return undefined;
  const url = `postgresql://${APPLICATION}:${password}@${HOST}:${server.port}/${DATABASE}`;
  return (await canConnect({ connectionString: url, connectionTimeoutMillis: 5000 })) ? url : undefined;
}

/** A server whose application was killed is about to be stopped by the next start: it is not joined. */
async function ownerIsAlive(folder: string): Promise<boolean> {
  const owner = Number(await contentsOf(join(folder, 'owner.pid')));
  return owner > 0 && isAlive(owner);
}

async function contentsOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
