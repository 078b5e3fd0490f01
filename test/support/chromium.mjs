import { existsSync } from 'node:fs';
import { fromDebian } from './from-debian.mjs';

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
  fromDebian('chromium');
  if (known()) return known();
  throw new Error('no Chromium was found: install one, or set CHROMIUM to its path');
}

function known() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  return USUAL_PLACES.find((place) => existsSync(place));
}
