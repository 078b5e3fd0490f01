import { existsSync } from 'node:fs';
import { fromDebian } from './from-debian.mjs';

/** The shell draws pages as Chromium does, at some 40 % less processor time: it has no windows to keep. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const SHELL = USUAL_PLACES[0];

/**
 * Where a Chromium is; where this account may, Debian's shell is installed, and its browser if that cannot be had.
 * @throws what to do about it
 */
export async function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM;
  if (!CHROMIUM && !existsSync(SHELL)) fromDebian('chromium-headless-shell');
  if (!known()) fromDebian('chromium');
  if (known()) return known();
  throw new Error('no Chromium was found: install one, or set CHROMIUM to its path');
}

function known() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  return USUAL_PLACES.find((place) => existsSync(place));
}
