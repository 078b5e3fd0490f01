import { chmod, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../platform/config/cannot-start.js';

/**
 * What is restored has the folder's name once it is whole: until then it stands beside it.
 * @throws CannotStart where the folder holds anything
 */
export async function inNewFolder<T>(folder: string, fill: (unfinished: string) => Promise<T>): Promise<T> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(new CannotStart(`${folder} is no folder that can be restored into.`))));
  if (found.length > 0) throw new CannotStart(`${folder} is not empty: name a new folder. Nothing was changed.`);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(unfinished);
  // As root, PostgreSQL runs under another account, which has to pass through.
  await chmod(unfinished, process.getuid?.() === 0 ? 0o711 : 0o700);
  try {
    const answer = await fill(unfinished);
    await rmdir(folder).catch(() => undefined);
    await rename(unfinished, folder);
    return answer;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
