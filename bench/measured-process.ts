import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
const MOST_LOOKS = 600;

/** A server under measurement, in a process of its own so that the load does not share its event loop. */
export interface MeasuredProcess {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a built entry point and waits until `ready` answers. */
export async function startMeasured(
  entry: URL,
  env: Readonly<Record<string, string>>,
  ready: (port: number) => Promise<boolean>,
): Promise<MeasuredProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [entry.pathname], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await until(() => ready(port), child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { port, stop: () => stop(child) };
}

/** The product serves. */
export async function healthy(port: number): Promise<boolean> {
  return (await health(port)).ok;
}

interface Health {
  readonly projections?: Readonly<Record<string, { readonly lag?: { readonly amount: number } } | boolean>>;
  readonly reactions?: { readonly behind?: number };
}

/** It serves, whether all read models are as new as the log, and whether what follows from it has followed. */
export async function health(port: number): Promise<{ readonly ok: boolean; readonly caughtUp: boolean; readonly hasReacted: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
  const ok = answer.status === 200;
  const { parts } = (await answer.json()) as { readonly parts?: Health };
  const lags = Object.values(parts?.projections ?? {}).map((one) => (typeof one === 'object' ? (one.lag?.amount ?? 0) : 0));
  return { ok, caughtUp: ok && lags.every((lag) => lag === 0), hasReacted: ok && parts?.reactions?.behind === 0 };
}

/** Until what follows from a round has followed: otherwise it is done while the other side is measured. @throws after two minutes */
export async function atRest(port: number): Promise<void> {
  for (let looked = 0; looked < MOST_LOOKS; looked++) {
    const { caughtUp, hasReacted } = await health(port);
    if (caughtUp && hasReacted) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('The measured process did not come to rest within two minutes');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function until(done: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < MOST_LOOKS; attempt++) {
    if (child.exitCode !== null) throw new Error(`The measured process ended with ${child.exitCode}`);
    if (await done().catch(() => false)) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('The measured process did not begin to serve within two minutes');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
