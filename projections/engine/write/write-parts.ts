import type { RowChange } from '../changes/change-log.js';
import type { FoldedRow } from './fold.js';
import { picked } from '../../lists/picked.js';
import { quoted, type TableLayout } from '../schema/table-layout.js';
import type { TotalsDelta } from './totals.js';

/** Of what a batch writes beside its checkpoint: parts of a WITH behind `moved`, which hold one parameter and do nothing where the checkpoint stood elsewhere. */
export interface WritePart {
  readonly name: string;
  readonly sql: (parameter: string) => string;
  readonly value: unknown;
}

/** The rows themselves. */
export function rowParts(layout: TableLayout, schema: string, rows: readonly FoldedRow[]): WritePart[] {
  const put = rows.filter(({ after }) => after).map(({ after }) => after);
  const gone = rows.filter(({ before, after }) => before && !after).map(({ key }) => key);
  const parts: WritePart[] = [];
  if (put.length > 0) parts.push({ name: 'put', sql: (json) => `put AS (${layout.upsert(schema, json, ', moved')})`, value: JSON.stringify(put) });
  if (gone.length > 0) parts.push({ name: 'gone', sql: (keys) => `gone AS (DELETE FROM ${layout.in(schema)} USING moved WHERE ${layout.hasKeyOf(keys)})`, value: gone });
  return parts;
}

/** Columns of rows that are there already. Postgres works out anew what is made of columns that are set, were they set to what they were: searched words above all. */
export function changePart(layout: TableLayout, schema: string, rows: readonly FoldedRow[], properties: readonly string[]): WritePart {
  const values = rows.map(({ after }) => picked(after as Record<string, unknown>, [layout.key, ...properties]));
  return { name: `change ${properties.join()}`, sql: (json) => `changed AS (${layout.update(schema, json, properties, ', moved')})`, value: JSON.stringify(values) };
}

/** Adds to one table of counts and sums. A row whose sums are all zero again is removed; both see the table as it was, and no row concerns both. */
export function totalsPart(name: string, layout: TableLayout, schema: string, deltas: readonly TotalsDelta[]): WritePart {
  return {
    name,
    sql: (json) => totalsSql(name, layout, schema, Object.keys(deltas[0]!.of), json),
    value: JSON.stringify(deltas.map(({ key, of, add }) => ({ key, ...of, ...add }))),
  };
}

/** Every column that is neither the key nor one of `named` is a sum. */
function totalsSql(name: string, layout: TableLayout, schema: string, named: readonly string[], json: string): string {
  const sums = layout.columns.filter(({ property }) => property !== 'key' && !named.includes(property));
  const delta = ({ property }: { readonly property: string }): string =>
    sums.some((sum) => sum.property === property) ? `coalesce(r.${quoted(property)}, 0)` : `r.${quoted(property)}`;
  const nothing = sums.map((sum) => `t.${quoted(sum.name)} + ${delta(sum)} = 0`).join(' AND ');
  const added = sums.map(({ name }) => `${quoted(name)} = t.${quoted(name)} + excluded.${quoted(name)}`).join(', ');
  const key = quoted(layout.column('key').name);
  return `${goneFrom(name)} AS (DELETE FROM ${layout.in(schema)} t USING moved, ${layout.recordset(json)} WHERE t.${key} = r.key AND ${nothing} RETURNING r.key),
    ${quoted(name)} AS (${layout.insertFrom(schema, json, delta)}, moved WHERE r.key NOT IN (SELECT key FROM ${goneFrom(name)})
      ON CONFLICT (${key}) DO UPDATE SET ${added})`;
}

/** Where who follows a list finds what changed. @param totals names of their parts by list: which of their rows are gone only the database knows */
export function logPart(changes: readonly RowChange[], totals: ReadonlyMap<string, string>): WritePart {
  const gone = [...totals].map(([list, name]) => `SELECT ${literal(list)}, key FROM ${goneFrom(name)}`).join(' UNION ALL ');
  const operation = gone === '' ? 'operation' : `CASE WHEN (r.list, r.key) IN (${gone}) THEN 'delete' ELSE operation END`;
  return {
    name: 'log',
    sql: (json) => `logged AS (
      INSERT INTO projection.change_log (list, position, key, operation, by, event_type, at, changed)
      SELECT list, position, key, ${operation}, by, "eventType", at, changed FROM moved,
        json_to_recordset(${json}::json) AS r(list text, position text, key text, operation text, by text, "eventType" text, at timestamptz, changed text[])
      ON CONFLICT (list, position, key) DO UPDATE SET operation = excluded.operation, by = excluded.by,
        event_type = excluded.event_type, at = excluded.at, changed = NULL)`,
    value: JSON.stringify(changes),
  };
}

function goneFrom(totals: string): string {
  return quoted(`gone from ${totals}`);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
