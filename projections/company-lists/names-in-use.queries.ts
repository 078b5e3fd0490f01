import type { SqlStatement } from '../engine/write/sql-parameters.js';

const columns = {
  'inventory-list.resortName': 'SELECT "resortName" AS name FROM "inventory_list"',
  'lead-list.guestVacationLocation': 'SELECT "guestVacationLocation" AS name FROM "lead_list"',
  'lead-list.marketingSource': 'SELECT "marketingSource" AS name FROM "lead_list"',
  'lead-list.occupation': 'SELECT occupation AS name FROM "lead_list"',
  'tour-list.marketingSource': 'SELECT "marketingSource" AS name FROM "tour_list"',
} as const;

/** A column of another list that holds names. */
export type NameSource = keyof typeof columns;

/** Each name once, whatever its case and outer spaces (`decisions.md C27`), most used first. */
export function namesInUse(sources: readonly NameSource[]): SqlStatement {
  const rows = sources.map((source) => columns[source]).join(' UNION ALL ');
  return { text: `SELECT min(trim(name)) AS name FROM (${rows}) AS used WHERE trim(name) <> '' GROUP BY lower(trim(name)) ORDER BY count(*) DESC, 1`, values: [] };
}
