import { Logger } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { CannotStart } from './platform/config/cannot-start.js';
import { readSettings, type Settings } from './platform/config/settings.js';
import { PinoLogger } from './platform/logging/pino-logger.js';
import { startBackend, type Backend } from './start.js';
import { welcome } from './welcome.js';

/** Seen from dist/backend. */
const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const STOP_PATIENCE_MS = 10_000;

let stopping = false;

try {
  const settings = readSettings(process.env);
  const logger = new PinoLogger(settings.logLevel);
  Logger.overrideLogger(logger);
  await serve(settings);
} catch (error) {
  fail(error);
}

async function serve(settings: Settings): Promise<void> {
  const stopAsked = new Promise<void>((resolve) => {
    // A second Ctrl-C does not wait for the first.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping ? process.exit(130) : resolve()));
  });
  const backend = await startBackend(settings, PROJECT_FOLDER);
  process.stdout.write(welcome(backend.url, settings, backend.firstRun));
  await Promise.race([stopAsked, backend.broken]).catch(async (error: unknown) => {
    await stop(backend);
    throw error;
  });
  await stop(backend);
  process.exit(0);
}

async function stop(backend: Backend): Promise<void> {
  stopping = true;
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  await backend.stop();
}

function fail(error: unknown): never {
  const sentence = error instanceof CannotStart ? error.message : `It could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
