import type { ListRequest } from '../lists/list-request.js';
import type { Visibility } from '../lists/list-visibility.js';
import { SqlParameters, type SqlStatement } from '../engine/write/sql-parameters.js';
import { changesQuery } from './changes.queries.js';

/** Counted no further: beyond, people narrow their filter and need no figure. */
export const COUNTED = 10_000;
const COUNTED_A_DAY = 1_000;

/** `changes`, `records` and `amounts`, the fields of money among them; all of the first `COUNTED` and one. */
export function countStatement(request: ListRequest, visibility: Visibility): SqlStatement {
  const { text, values } = changesQuery.fitting(request, visibility);
  const amounts = "coalesce(array_agg(DISTINCT field) FILTER (WHERE kind = 'money'), '{}') AS amounts";
  return { text: `SELECT count(*)::int AS changes, count(DISTINCT stream)::int AS records, ${amounts} FROM (SELECT stream, field, kind${text} LIMIT ${COUNTED + 1}) AS counted`, values };
}

/** `net`, `plus` and `minus` of an amount's differences, exact, and how many there are. */
export function sumStatement(field: string, request: ListRequest, visibility: Visibility): SqlStatement {
  const summed = { ...request, filters: [...(request.filters ?? []), { field: 'field', op: 'is', value: field } as const] };
  const { text, values } = changesQuery.fitting(summed, visibility);
  const part = (name: string, condition: string) => `to_char(coalesce(sum(difference)${condition}, 0), 'FM999999999999999990.00') AS ${name}`;
  const parts = [part('net', ''), part('plus', ' FILTER (WHERE difference > 0)'), part('minus', ' FILTER (WHERE difference < 0)')];
  return { text: `SELECT ${parts.join(', ')}, count(*)::int AS changes${text}`, values };
}

/** A row for each area: `category`, `changes` and `records`, of the newest `COUNTED` and one. */
export function areaStatement(request: ListRequest, visibility: Visibility): SqlStatement {
  const { text, values } = changesQuery.fitting(request, visibility);
  return {
    text: `SELECT category, count(*)::int AS changes, count(DISTINCT stream)::int AS records
           FROM (SELECT category, stream${text} ORDER BY at DESC LIMIT ${COUNTED + 1}) AS counted GROUP BY category ORDER BY 2 DESC, 1`,
    values,
  };
}

/** A row a day, `changes`, in their order, counted up to a limit: one statement however many days. @param days YYYY-MM-DD, New York */
export function daysStatement(days: readonly string[], request: ListRequest, visibility: Visibility): SqlStatement {
  const parameters = new SqlParameters();
  const counts = days.map((day, place) => {
    const ofDay = { ...request, filters: [...(request.filters ?? []), { field: 'at', op: 'is', value: day } as const] };
    return `SELECT ${place} AS place, count(*)::int AS changes FROM (SELECT 1${changesQuery.fitting(ofDay, visibility, parameters).text} LIMIT ${COUNTED_A_DAY + 1}) AS counted`;
  });
  return { text: `${counts.join(' UNION ALL ')} ORDER BY place`, values: parameters.values };
}

export function dayFigure(changes: number): { readonly count: number; readonly more: boolean } {
  return { count: Math.min(changes, COUNTED_A_DAY), more: changes > COUNTED_A_DAY };
}

/** `actor`: those of these who made a change in sight. */
export function actingStatement(actors: readonly string[], visibility: Visibility): SqlStatement {
  const parameters = new SqlParameters();
  const asked = parameters.add(actors);
  const { text } = changesQuery.fitting({}, visibility, parameters);
  return { text: `SELECT one AS actor FROM unnest(${asked}::text[]) AS one WHERE EXISTS (SELECT 1${text} AND actor = one)`, values: parameters.values };
}

/** All changes in sight, added up from the fields' counts. */
export function totalStatement({ only }: Visibility): SqlStatement {
  const parameters = new SqlParameters();
  const conditions = only.map(({ field, values }) => `"${field}" = ANY(${parameters.add(values)}::text[])`);
  return { text: `SELECT coalesce(sum(count), 0)::int AS total FROM changed_field WHERE ${conditions.join(' AND ')}`, values: parameters.values };
}
