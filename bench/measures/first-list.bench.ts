import { chromium, type Browser } from 'playwright-core';
import { median, type BenchRow } from '../bench-row.js';
import { FIRST_LIST_AIM_KB, firstListWeight } from '../javascript-size.js';
import { healthy, startMeasured } from '../measured-process.js';
import { cookiesAt, signIn } from '../sign-in.js';

const ROUNDS = 5;
const AIM_MS = 5_000;

/** A phone's line in the country. */
const LINE = { offline: false, latency: 400, downloadThroughput: 1_500_000 / 8, uploadThroughput: 1_500_000 / 8 };

/**
 * What a first list weighs, and how long somebody who is signed in waits for its first row over a slow line, with nothing
 * in the browser's cache (Chromium's own emulation of a line).
 * @param databaseUrl of a fresh database
 */
export async function runFirstListBench(databaseUrl: string): Promise<BenchRow[]> {
  const weight = await firstListWeight(new URL('../../frontend/', import.meta.url));
  const server = await startMeasured(new URL('../../server/main.js', import.meta.url), { DATABASE_URL: databaseUrl, DEMO: 'on', DEMO_DAYS: 'off' }, healthy);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const cookie = await signIn(server.port);
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) times.push(await untilFirstRow(browser, server.port, cookie));
    // In the first round the server compiles its code and makes its plans.
    const time = median(times.slice(1));
    return [
      row('JavaScript to the first useful list, gzipped', weight, 'kB', FIRST_LIST_AIM_KB),
      row('first row of the contracts list, 1.5 Mbps and 400 ms, cold cache', time, 'ms', AIM_MS),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Milliseconds from opening the address. */
async function untilFirstRow(browser: Browser, port: number, cookie: string): Promise<number> {
  const context = await browser.newContext();
  const url = `http://127.0.0.1:${port}`;
  await context.addCookies(cookiesAt(url, cookie));
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', LINE);
  const from = performance.now();
  await page.goto(`${url}/admin/contracts`, { waitUntil: 'commit' });
  await page.getByRole('row').nth(1).getByRole('link').first().waitFor({ timeout: 120_000 });
  const took = performance.now() - from;
  await context.close();
  return took;
}

function row(what: string, ours: number, unit: string, aim: number): BenchRow {
  return { what, ours, baseline: null, against: '–', ratio: null, aim: `at most ${aim.toLocaleString('en-US')} ${unit}`, unit, met: ours <= aim };
}
