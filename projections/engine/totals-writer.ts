import type { PoolClient } from 'pg';
import type { RecordedEvent } from '../../events/event.js';
import type { FoldedRow } from './fold.js';
import type { Totals } from './projection.js';
import { quoted, type TableLayout } from './table-layout.js';
import { totalsDeltas, type TotalsDelta } from './totals.js';

export interface ChangedTotal {
  readonly key: string;
  readonly operation: 'put' | 'delete';
  readonly last: RecordedEvent;
}

/** Adds what a batch changed to one table of counts and sums. A row whose sums are all zero again is removed. */
export class TotalsWriter {
  readonly list: string;
  private statement?: string;

  constructor(
    private readonly totals: Totals<object>,
    private readonly layout: TableLayout,
  ) {
    this.list = totals.list;
  }

  async write(client: PoolClient, rows: readonly FoldedRow[]): Promise<ChangedTotal[]> {
    const deltas = totalsDeltas(this.totals, rows);
    if (deltas.length === 0) return [];
    const text = (this.statement ??= this.addition(deltas[0] as TotalsDelta));
    const sums = deltas.map(({ key, of, add }) => ({ key, ...of, ...add }));
    const answer = await client.query<{ key: string; nothing: boolean }>(text, [JSON.stringify(sums)]);
    const gone = new Set(answer.rows.filter(({ nothing }) => nothing).map(({ key }) => key));
    if (gone.size > 0) await client.query(this.layout.remove, [[...gone]]);
    return deltas.map(({ key, last }) => ({ key, operation: gone.has(key) ? 'delete' : 'put', last }));
  }

  /** Every column that is neither the key nor named by `of` is a sum. */
  private addition({ of }: TotalsDelta): string {
    const { layout } = this;
    const named = new Set(['key', ...Object.keys(of)]);
    const sums = layout.columns.filter(({ property }) => !named.has(property));
    const isSum = new Set(sums.map(({ property }) => property));
    const own = `${quoted(layout.table)}.`;
    const insert = layout.insertFrom('$1', layout.columns, ({ property }) =>
      isSum.has(property) ? `coalesce(${quoted(property)}, 0)` : quoted(property),
    );
    const added = sums.map(({ name }) => `${quoted(name)} = ${own}${quoted(name)} + excluded.${quoted(name)}`).join(', ');
    const nothing = sums.map(({ name }) => `${own}${quoted(name)} = 0`).join(' AND ');
    const key = quoted(layout.column('key').name);
    return `${insert} ON CONFLICT (${key}) DO UPDATE SET ${added} RETURNING ${own}${key} AS key, (${nothing}) AS nothing`;
  }
}
