import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canConnect } from './can-connect.js';
import { isAlive } from './is-alive.js';
import { serverOfCluster } from './server-of-cluster.js';

/** The kernel holds a killed process until it has given back what that had, which may take seconds. */
const OWNER_LEAVES_MS = 8_000;

/**
 * After a kill -9 of the application its server runs on. The next start stops it and starts its own, so that settings
 * and process are known again. A server whose application still lives is somebody else's.
 */
export async function stopLeftover(cluster: string, login: { host: string; user: string; password: string }): Promise<void> {
  const server = await serverOfCluster(cluster);
  // A copy of a folder in use: PostgreSQL would take the other server's lock for one of its own.
  if (server?.isAnotherFolders) return rm(join(cluster, 'postmaster.pid'), { force: true });
  if (!server || !isAlive(server.pid)) return;
  const { pid, port } = server;
  // The process number may belong to another program by now: only a server that opens with our password is ours.
  if (!(await canConnect({ ...login, port, database: 'postgres', connectionTimeoutMillis: 2000 }))) return;
  await refuseWhileOwned(dirname(cluster));
  process.kill(pid, 'SIGINT');
  for (let wait = 0; wait < 200 && isAlive(pid); wait++) await sleep(50);
  if (isAlive(pid))
    throw new Error(`The PostgreSQL left behind by an earlier run (process ${pid}) does not stop; end it by hand.`);
}

async function refuseWhileOwned(folder: string): Promise<void> {
  const owner = Number(await readFile(join(folder, 'owner.pid'), 'utf8').catch(() => ''));
  if (!owner || owner === process.pid) return;
  for (const until = Date.now() + OWNER_LEAVES_MS; isAlive(owner); await sleep(50)) {
    if (Date.now() > until) throw new Error(`${folder} is in use by process ${owner}. Stop that one, or choose another DATA_DIR.`);
  }
}
