import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTypescript } from './typescript-loader.mjs';

/** One real server for a whole jest run; TEST_DATABASE_URL names another one to use instead. */
export default async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  loadTypescript();
  const { startEmbeddedPostgres } = await import('../../backend/platform/database/embedded-postgres.ts');
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder });
  process.env.TEST_DATABASE_URL = server.url;
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  globalThis.stopTestPostgres = stop;
  // An interrupted run must not leave its server behind; the signal takes its course afterwards.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().finally(() => process.kill(process.pid, signal)));
}
