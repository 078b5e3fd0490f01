import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Who a cluster's own lock file says that serves it. */
export interface ServerOfCluster {
  readonly pid: number;
  readonly port: number;
  /** The lock file came along in a copy of the folder: the server that it names serves the folder that was copied. */
  readonly isAnotherFolders: boolean;
}

export async function serverOfCluster(cluster: string): Promise<ServerOfCluster | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port) return undefined;
  return { pid, port, isAnotherFolders: await isAnother(lines[1]!, cluster) };
}

/** A folder that was moved is not where its lock file says, and nothing else is. */
async function isAnother(said: string, cluster: string): Promise<boolean> {
  const [there, here] = await Promise.all([stat(said).catch(() => undefined), stat(cluster)]);
  return there !== undefined && (there.dev !== here.dev || there.ino !== here.ino);
}
