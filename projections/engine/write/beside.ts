import { createHash } from 'node:crypto';
import { getMetadataArgsStorage } from 'typeorm';
import { lineOf } from '../../lists/list-table.js';
import type { EntityClass, Projection } from '../projection.js';

const MARK = '@';

/**
 * A projection whose rows stand beside those that another version of the product still serves: its checkpoint, lock, tables
 * and lists have names of their own. They follow from what is declared, so that processes of one version share them.
 */
export function beside(projection: Projection): Projection {
  const mark = markOf(projection);
  const marked = (name: string): string => `${name}${MARK}${mark}`;
  const totals = projection.totals.map((kept) => ({ ...kept, list: marked(kept.list) }));
  return { ...projection, name: marked(projection.name), schema: schemaOf(marked(projection.name)), totals };
}

/** Known before there is a connection: connections look for tables here first. */
export function besideSchemaOf(projection: Projection): string {
  return schemaOf(`${projection.name}${MARK}${markOf(projection)}`);
}

/** Needs no quotes. */
export function schemaOf(id: string): string {
  return id.replace(/[^a-z0-9]/g, '_');
}

/** What people call it, whichever version's it is. */
export function withoutMark(name: string): string {
  return name.split(MARK, 1)[0]!;
}

function markOf({ entity, totals, version, indexes, madeFrom }: Projection): string {
  const tables = [entity, ...totals.map((kept) => kept.entity)].map(declared);
  const words = JSON.stringify({ version, indexes, madeFrom, tables }, (_, value: unknown) => (typeof value === 'function' ? String(value) : value));
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/** As the decorators say it. */
function declared(entity: EntityClass): object {
  const storage = getMetadataArgsStorage();
  const line = lineOf(entity);
  const columns = storage.filterColumns(line).map(({ propertyName, mode, options }) => [propertyName, mode, options]);
  const indexes = storage.filterIndices(line).map(({ name, columns: indexed, unique, where }) => [name, indexed, unique, where]);
  return { columns, indexes };
}
