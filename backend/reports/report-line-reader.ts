import { ListRequestError } from '../../projections/lists/list-request.js';
import { sourceKeyOf } from '../../events/reports/report-keys.rules.js';
import type { ReportLines } from '../../events/reports/report-keys.rules.js';
import type { CountedPart, TourPart } from '../../projections/reports/report.queries.js';
import { isMonth } from '../platform/calendar/day.rules.js';
import { monthOf } from './report-periods.rules.js';

/** The tours of one line of a report. @param key undefined for the total. @throws ListRequestError */
export function ofLine(part: CountedPart, lines: ReportLines, key: string | undefined): CountedPart {
  if (key === undefined) return part;
  if (lines === 'source') return { ...part, sourceKey: sourceKeyOf(key) };
  if (lines === 'rep') return { ...part, repKey: key };
  if (!isMonth(key)) throw new ListRequestError('key', 'must be a month, YYYY-MM');
  const { from: first, to: last } = monthOf(key);
  return { ...part, from: first > part.from ? first : part.from, to: last < part.to ? last : part.to };
}

/** What is left of the tours without those of sources that are named: all others together. @throws ListRequestError */
export function withoutSources(part: CountedPart, named: unknown): TourPart {
  if (named === undefined || named === '') return part;
  const sources = Array.isArray(named) ? (named as readonly unknown[]) : [named];
  if (!sources.every((source): source is string => typeof source === 'string')) throw new ListRequestError('except', 'must name sources');
  return { ...part, exceptSources: sources.map(sourceKeyOf) };
}
