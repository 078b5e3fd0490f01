import { spawnSync } from 'node:child_process';

/** Installs a package where this account may: as root on a Debian. Whether that worked shows by what it was wanted for. */
export function fromDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isThere('apt-get', '--version')) return;
  process.stdout.write(`Installing ${name}…\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env: environment });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
}

/** Whether a program answers. */
export function isThere(program, ...args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
