import { contractStatuses, inProgressStatuses, type ContractStatus } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { Filter } from '../../../projections/lists/list-request.js';
import type { DayRange, Part } from '../../../projections/contracts-dashboard/contracts-dashboard.queries.js';
import { addDays, isMonth } from '../../platform/calendar/day.rules.js';
import { tiles, type TileName } from './contracts-dashboard.figures.rules.js';
import { dashboardDays } from './contracts-dashboard.rules.js';

/** What fell through earns nothing: volume counts it only where somebody asks for it. */
const lostStatuses: readonly ContractStatus[] = ['Rescinded', 'Canceled'];
export const soldStatuses = contractStatuses.filter((status) => !lostStatuses.includes(status));

/** Before every contract. */
const EVER = '1900-01-01';

/** The contracts behind each tile. @param withLost volume counts what was rescinded and canceled, too */
export function partsOf(day: string, withLost: boolean): Readonly<Record<TileName | 'yearAgo', Part>> {
  const days = dashboardDays(day);
  const sold = withLost ? {} : { statuses: soldStatuses };
  const statuses = inProgressStatuses;
  return {
    volume: { ...sold, contractDate: days.thisMonth },
    yearAgo: { ...sold, contractDate: days.yearAgo },
    'in-progress': { statuses },
    overdue: { statuses, closingDate: { from: EVER, to: addDays(day, -1) } },
    closing: { statuses, closingDate: days.closingSoon },
    rescission: { statuses, lastDayToRescind: days.rescissionSoon },
  };
}

/** The statuses whose contracts months add up; undefined for all. */
export function statusesInVolume(withLost: boolean): readonly string[] | undefined {
  return withLost ? undefined : soldStatuses;
}

/** What stands behind what was chosen: a tile by its name, `status:Closed`, `month:2026-10`. Undefined for none of them. */
export function partBehind(behind: string, day: string, withLost: boolean): Part | undefined {
  const [, kind, value = ''] = /^(status|month):(.+)$/.exec(behind) ?? [];
  if (kind === 'status') return { statuses: [value] };
  if (kind === 'month' && isMonth(value)) return { ...(withLost ? {} : { statuses: soldStatuses }), contractDate: { from: `${value}-01`, to: lastDayOf(value) } };
  return Object.hasOwn(tiles, behind) ? partsOf(day, withLost)[behind as TileName] : undefined;
}

/** The same contracts, as the list of contracts filters them. */
export function filtersOf({ statuses, ...days }: Part): Filter[] {
  return [...(statuses ? [{ field: 'contractStatus', op: 'oneOf', value: statuses } as const] : []), ...Object.entries(days).flatMap(([field, range]) => daysOf(field, range))];
}

function daysOf(field: string, days: DayRange): Filter[] {
  return [...(days.from === EVER ? [] : [{ field, op: 'from', value: days.from } as const]), { field, op: 'to', value: days.to }];
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
