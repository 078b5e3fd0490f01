import { Logger } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { CannotStart } from './platform/config/cannot-start.js';
import { readSettings, type Settings } from './platform/config/settings.js';
import { watchLoop } from './platform/health/loop-watchdog.js';
import { PinoLogger } from './platform/logging/pino-logger.js';
import { startBackend, type Backend } from './start.js';
import { welcome } from './welcome.js';

/** Seen from dist/backend. */
const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const STOP_PATIENCE_MS = 10_000;
/** A terminal, npm and the start script each pass one Ctrl-C on: what comes so soon after is the same one. */
const SAME_SIGNAL_MS = 1_000;

try {
  const settings = readSettings(process.env);
  const logger = new PinoLogger(settings.logLevel);
  Logger.overrideLogger(logger);
  await serve(settings);
} catch (error) {
  fail(error);
}

async function serve(settings: Settings): Promise<void> {
  const stopping = stopSignal();
  if (settings.loopWatchdogSeconds > 0) watchLoop(settings.loopWatchdogSeconds);
  const backend = await startBackend(settings, PROJECT_FOLDER, stopping).catch((error: unknown) => {
    if (stopping.aborted) process.exit(0);
    throw error;
  });
  process.stdout.write(welcome(backend.url, settings, backend.firstRun));
  await Promise.race([asked(stopping), backend.broken]).catch(async (error: unknown) => {
    await stop(backend);
    throw error;
  });
  await stop(backend);
  process.exit(0);
}

/** Aborts at the first signal; a second one does not wait for what the first began. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt !== undefined && Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(130);
    if (askedAt === undefined) setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    askedAt ??= Date.now();
    stopping.abort();
  };
  process.on('SIGINT', ask).on('SIGTERM', ask).on('SIGHUP', ask);
  return stopping.signal;
}

function asked(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) resolve();
    stopping.addEventListener('abort', () => resolve());
  });
}

async function stop(backend: Backend): Promise<void> {
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  await backend.stop();
}

function fail(error: unknown): never {
  const sentence = error instanceof CannotStart ? error.message : `It could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
