import { Logger } from '@nestjs/common';
import { parseArgs } from 'node:util';
import { vocabulary } from '../../events/vocabulary.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { besideTheServer } from '../beside-the-server.js';
import { CannotStart } from '../platform/config/cannot-start.js';
import { readSettings } from '../platform/config/settings.js';
import { NestEngineLogger } from '../platform/projections/engine-logger.js';
import { connectionShares } from '../platform/database/connection-shares.js';
import { engineConnections } from '../platform/projections/engine-pool.js';
import { openStorage } from '../storage.js';
import { rebuildAll } from './rebuild-all.js';
import { readModels } from '../read-models.js';

const USAGE = `npm run rebuild [name]\nNames: ${readModels.map(({ name }) => name).join(', ')}`;

try {
  Logger.overrideLogger(['error']);
  await rebuild(namesAsked());
  process.exit(0);
} catch (error) {
  const expected = error instanceof CannotStart;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** @throws CannotStart with the right form of the command */
function namesAsked(): string[] {
  const known = readModels.map(({ name }) => name);
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  if (positionals.length === 0) return known;
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new CannotStart(`There is no projection ${unknown.join(', ')}.\n${USAGE}`);
  return positionals;
}

/**
 * An engine of this process stands by: the server that leads does the rebuild, and while none does, this engine leads and
 * does it.
 */
async function rebuild(names: readonly string[]): Promise<void> {
  const settings = await besideTheServer(readSettings(process.env));
  const storage = await openStorage(settings);
  const pool = engineConnections(storage.pool, connectionShares(settings.databaseConnections));
  const asked = readModels.filter(({ name }) => names.includes(name));
  const engine = new ProjectionEngine({ pool, store: storage.store, vocabulary, projections: asked, log: new NestEngineLogger() });
  try {
    await engine.start();
    await rebuildAll(engine, process.stdout);
  } finally {
    await engine.stop();
    await pool.end();
    await storage.close();
  }
}
