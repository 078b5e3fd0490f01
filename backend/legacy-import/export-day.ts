import type { RawExport, FileName } from './export-files.js';
import { readMoment } from './moments.js';

/** Fields that say when something was written down, as against dates that people plan for. */
const writtenAt: readonly (readonly [FileName, string])[] = [
  ['Leads', 'createdAt'],
  ['Contracts', 'createdAt'],
  ['EpicContracts', 'createdAt'],
  ['EpicAdvantageContracts', 'createdAt'],
  ['PointLedgers', 'createdAt'],
  ['Users', 'lastLogin'],
];

/** The last moment that the export knows of; undefined when no row says when it was written. */
export function lastMoment(raw: RawExport): string | undefined {
  const moments = writtenAt.flatMap(([file, field]) => raw[file].map((row) => momentOf(row, field)));
  return moments.reduce<string | undefined>((last, moment) => (moment && (!last || moment > last) ? moment : last), undefined);
}

function momentOf(row: unknown, field: string): string | undefined {
  const value = (row as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' ? readMoment(value) : undefined;
}
