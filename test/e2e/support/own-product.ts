import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { administrator } from '../../support/start-app.js';

const MAIN = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
const CLOCK = new URL('clock-ahead.mjs', import.meta.url).href;

/** The built product with an empty company, to be stopped and started again at the same address, with a clock that may be ahead. */
export class OwnProduct {
  address = '';
  private process: ChildProcess | undefined;
  private folder = '';

  async start(aheadMs = 0): Promise<void> {
    this.folder ||= await ownFolder();
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const company = { DEMO: 'off', ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
    this.process = spawn(process.execPath, ['--import', CLOCK, MAIN], {
      env: { ...process.env, ...company, PORT: port, HOST: '127.0.0.1', DATA_DIR: this.folder, LOG_LEVEL: 'warn', DATABASE_URL: '', EVENTSTORE_URL: '', CLOCK_AHEAD_MS: String(aheadMs) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.address = await addressSaid(this.process);
  }

  async stop(): Promise<void> {
    const { process: running } = this;
    this.process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Run as root, the embedded Postgres belongs to another user, who must get through this folder. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backoffice-own-'));
  await chmod(folder, 0o755);
  return folder;
}

function addressSaid(product: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /is at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    product.stdout?.on('data', hear);
    product.stderr?.on('data', hear);
    product.once('exit', (code) => reject(new Error(`The product ended with ${code} before it could serve:\n${said}`)));
  });
}
