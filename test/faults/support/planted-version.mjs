/**
 * Bundled before the product's own start: another version of it, whose tours and changes are made by other rules than those of VERSION 1.
 * Its builds have all their rows and go no further while the file BUILDS_WAIT_FOR is there.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { readModels } from '../../../dist/backend/read-models.js';
import { ReadModelTables } from '../../../dist/projections/engine/schema/read-model-tables.js';

for (const readModel of readModels) if (['tour-list', 'changes'].includes(readModel.name)) readModel.version += Number(process.env.VERSION ?? 0);

const { finish } = ReadModelTables.prototype;
ReadModelTables.prototype.finish = async function (...given) {
  while (existsSync(process.env.BUILDS_WAIT_FOR ?? '')) await pause(50);
  return finish.apply(this, given);
};
