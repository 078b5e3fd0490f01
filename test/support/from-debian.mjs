import { spawnSync } from 'node:child_process';

/** A mirror that does not answer is waited for no longer: what was wanted may be done without. */
const PATIENCE_MS = 180_000;

/** Installs a package where this account may: as root on a Debian. Whether that worked shows by what it was wanted for. */
export function fromDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isThere('apt-get', '--version')) return;
  process.stdout.write(`Installing ${name}…\n`);
  const how = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: PATIENCE_MS };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', ...how });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'], ...how });
}

/** Whether a program answers. */
export function isThere(program, ...args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
