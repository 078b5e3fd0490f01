import { daysOf } from '../../kit/period/period.js';

/** What somebody asks of the ledger. Stands in the address, so that it can be kept, sent and gone back to. */
export interface StatementView {
  /** `this-month` or `2026-11-01..2026-11-20`; empty is the quarter so far. */
  readonly period: string;
  /** A past day. */
  readonly asOf: string;
  readonly type: string;
  readonly memberId: string;
  readonly resort: string;
  readonly search: string;
}

const names = { period: 'period', asOf: 'asOf', type: 'type', memberId: 'member', resort: 'resort', search: 'q' } as const;

export function readStatementView(params: URLSearchParams): StatementView {
  return Object.fromEntries(Object.entries(names).map(([part, name]) => [part, params.get(name) ?? ''])) as unknown as StatementView;
}

export function writeStatementView(view: StatementView): URLSearchParams {
  const asked = Object.entries(names).map(([part, name]) => [name, view[part as keyof StatementView]] as const);
  return new URLSearchParams(asked.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
}

/** The query of GET /api/PointLedgers/Statement and its file. */
export function statementQuery({ period, ...view }: StatementView): string {
  const days = daysOf(period);
  const asked = Object.entries({ from: days?.from, to: days?.to, ...view }).filter(([, value]) => value);
  return new URLSearchParams(asked as [string, string][]).toString();
}
