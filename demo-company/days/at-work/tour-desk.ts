import { setTimeout as pause } from 'node:timers/promises';
import type { TourStatus } from '../../../events/tours/tour.enums.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { Chance } from '../chance.js';
import type { Colleague } from './colleague.js';
import type { Desk } from './desk.js';

const LIST = 'tour-list';
const NEXT: Readonly<Partial<Record<string, TourStatus>>> = { Scheduled: 'Confirmed', Confirmed: 'Started', Started: 'Ended' };

export const tourDesk: Desk = { works: leadTourOn };

/** Leads one tour of the day a step on; on a day without any, one of the days around it. */
async function leadTourOn(colleague: Colleague, chance: Chance, signal: AbortSignal): Promise<void> {
  const today = newYorkDay(new Date());
  const tourId = (await open(colleague, [{ field: 'tourDate', op: 'is', value: today }], chance)) ?? (await open(colleague, [], chance));
  if (tourId === undefined) return;
  colleague.opens({ list: LIST, key: tourId, mode: 'edit' });
  try {
    const { record, revision } = await colleague.reads<{ readonly tourStatus: string }>(`/api/Tours/${tourId}`);
    await pause(chance.whole(1_500, 3_000), undefined, { signal });
    const tourStatus = NEXT[record.tourStatus];
    if (tourStatus) await colleague.saves(`/api/Tours/${tourId}/Status`, { tourStatus }, revision);
    await pause(1_000, undefined, { signal });
  } finally {
    colleague.closes({ list: LIST, key: tourId });
  }
}

async function open(colleague: Colleague, of: readonly object[], chance: Chance): Promise<string | undefined> {
  const filters = JSON.stringify([...of, { field: 'tourStatus', op: 'oneOf', value: Object.keys(NEXT) }]);
  const { record } = await colleague.reads<ListPage>(`/api/lists/${LIST}?limit=40&filters=${encodeURIComponent(filters)}`);
  return record.rows.length === 0 ? undefined : String(chance.one(record.rows)['tourId']);
}
