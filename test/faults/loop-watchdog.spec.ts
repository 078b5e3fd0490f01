import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const LOADER = new URL('../support/typescript-loader.mjs', import.meta.url).href;
const WATCHDOG = new URL('../../backend/platform/health/loop-watchdog.ts', import.meta.url).href;

/** Runs a script in a process whose loop is watched, and ended after a second of standing still. */
async function watched(script: string): Promise<{ readonly signal: NodeJS.Signals | null; readonly code: number | null; readonly errors: string }> {
  const source = `const { watchLoop } = await import('${WATCHDOG}'); watchLoop(1); ${script}`;
  const preload = `data:text/javascript,import { register } from 'node:module'; register('${LOADER}')`;
  const folder = await mkdtemp(path.join(tmpdir(), 'loop-watchdog-'));
  await writeFile(path.join(folder, 'watched.mjs'), source);
  const child = spawn(process.execPath, ['--import', preload, path.join(folder, 'watched.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
  const errors = await text(child.stderr);
  const end = await ended;
  await rm(folder, { recursive: true });
  return { ...end, errors };
}

describe('a process whose event loop stands still', () => {
  it('is ended from outside of the loop, with the reason in its log', async () => {
    const { signal, errors } = await watched(`await new Promise((resolve) => setTimeout(resolve, 500)); const spin = () => Promise.resolve().then(spin); spin();`);
    expect(signal).toBe('SIGKILL');
    // A second, or what a busy machine made of it.
    expect(errors).toMatch(/The event loop stood still for \d+ s: this process ends so that another takes over\./);
  }, 60_000);

  it('is left alone while its loop turns, however long it runs, and ends by itself', async () => {
    const { code, errors } = await watched(`await new Promise((resolve) => setTimeout(resolve, 3_000));`);
    expect({ code, ended: errors.includes('stood still') }).toEqual({ code: 0, ended: false });
  }, 60_000);
});
