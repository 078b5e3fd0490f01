import { readFileSync } from 'node:fs';

/** Whether a process runs. One that is dead and only waits for its parent to ask after it (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** Only Linux tells; elsewhere nobody is taken for one. */
function isZombie(pid: number): boolean {
  try {
    // The name before the state stands in brackets and may hold anything, brackets too.
    return /^ [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}
