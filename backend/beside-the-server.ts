import path from 'node:path';
import type { Settings } from './platform/config/settings.js';
import { runningPostgres } from './platform/database/running-postgres.js';

/** The embedded database belongs to the server while that runs: a command then uses it and does not start it again. */
export async function besideTheServer(settings: Settings): Promise<Settings> {
  if (settings.databaseUrl !== undefined) return settings;
  const databaseUrl = await runningPostgres(path.join(settings.dataDir, 'postgres'));
  return databaseUrl === undefined ? settings : { ...settings, databaseUrl };
}
