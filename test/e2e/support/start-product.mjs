import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../support/chromium.mjs';

const MAIN = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--process-per-site'];

/** For each worker of a run its own house: the built product with the demo company on a free port, and a browser. E2E_EVENTSTORE_URL names an empty EventStoreDB to run on, in band. */
export default async function startProducts({ maxWorkers }) {
  const houses = await Promise.all(Array.from({ length: maxWorkers }, startHouse));
  process.env.E2E_HOUSES = JSON.stringify(houses.map(({ address, browser }) => ({ address, browser: browser.wsEndpoint() })));
  globalThis.stopProducts = () => Promise.all(houses.map(({ stop }) => stop()));
}

async function startHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  // Run as root, the embedded Postgres belongs to another user, who must get through this folder.
  await chmod(folder, 0o755);
  const product = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DEMO: 'on', DEMO_DAYS: 'off', LOG_LEVEL: 'warn', DATABASE_URL: '', EVENTSTORE_URL: process.env.E2E_EVENTSTORE_URL ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  const [address, browser] = await Promise.all([addressOf(product), chromium.launchServer({ executablePath: await findChromium(), args: QUIET })]);
  const stop = async () => {
    await browser.close();
    product.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { address, browser, stop };
}

function addressOf(product) {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk) => {
      said += chunk;
      const address = /is at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    product.stdout.on('data', hear);
    product.stderr.on('data', hear);
    product.once('exit', (code) => reject(new Error(`The product ended with ${code} before it could serve:\n${said}`)));
  });
}
