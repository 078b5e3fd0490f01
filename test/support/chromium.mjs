import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where a Chromium is; installs Debian's when there is none and this account may.
 * @throws what to do about it
 */
export async function findChromium() {
  const found = known();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get')) {
    process.stdout.write('Installing Chromium…\n');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env: environment });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    if (known()) return known();
  }
  throw new Error('no Chromium was found: install one, or set CHROMIUM to its path');
}

function known() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  return USUAL_PLACES.find((place) => existsSync(place));
}

function has(command) {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
