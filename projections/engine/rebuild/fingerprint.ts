import { createHash } from 'node:crypto';
import type { EntityMetadata } from 'typeorm';
import type { Projection } from '../projection.js';

/** One table as its entity declares it, in words that differ wherever the table would. */
export function shapeOf({ tableName, columns, primaryColumns, indices, uniques, connection }: EntityMetadata): string {
  const { driver } = connection;
  return JSON.stringify({
    tableName,
    columns: columns.map((column) => [
      column.propertyName,
      column.databaseName,
      driver.normalizeType(column),
      driver.getColumnLength(column),
      column.precision ?? null,
      column.scale ?? null,
      column.isArray,
      column.isNullable,
      driver.normalizeDefault(column) ?? null,
      column.generatedType ?? null,
      column.asExpression ?? null,
    ]),
    primary: primaryColumns.map(({ databaseName }) => databaseName),
    indexes: indices.map(({ name, columns: indexed, isUnique, where }) => [name, indexed.map(({ databaseName }) => databaseName), isUnique, where ?? null]),
    uniques: uniques.map(({ name, columns: unique }) => [name, unique.map(({ databaseName }) => databaseName)]),
  });
}

/**
 * What the rows of a projection are made by, as far as a machine can tell: columns, indexes and the version that is
 * raised for changed rules. Rows with another fingerprint are built anew, whether or not somebody thought of it.
 */
export function fingerprintOf({ version, indexes, madeFrom }: Projection, shapes: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify({ version, indexes, shapes, madeFrom })).digest('base64url');
}
