import type { RecordedEvent } from '../../../events/kernel/event.js';
import { LeadGivenBack, LeadTakenOver } from '../../../events/leads/lead-merge.events.js';
import { LeadRevised } from '../../../events/leads/lead.events.js';
import type { DomainEvent } from '../../../events/kernel/event.js';
import type { LookUp } from '../../platform/lists/look-up.js';
import { LookedUp } from '../../platform/lists/looked-up.js';
import type { Lookups } from '../../platform/reactions/lookups.js';
import type { TextClock } from '../../platform/texts/text-clock.js';
import { planRemindersOfLead } from './plan-reminders-of-lead.js';

const clock = { now: () => new Date('2026-11-20T15:00:00.000Z') } as TextClock;
const facts = { from: (_: string, lookUp: () => Promise<unknown>) => lookUp() } as Lookups;
const tour = (tourId: number) => new LookedUp('tour-list', { tourId, tourDate: '2026-12-01', scheduledStartTime: '10:15 AM', tourStatus: tourId === 3 ? 'Cancelled' : 'Scheduled', tourResult: tourId === 4 ? 'No Buy' : tourId === 5 ? 'Rescheduled' : '' });

/** Numbers of the tours that are planned for anew, of a lead that has this many. */
async function plannedBy({ type, data }: DomainEvent, tours = 2): Promise<number[]> {
  const rows = new Map(Array.from({ length: tours }, (_, place) => [String(place + 1), tour(place + 1)]));
  const lookUp = { keysWith: () => Promise.resolve([...rows.keys()]), rows: () => Promise.resolve(rows) } as unknown as LookUp;
  const rule = planRemindersOfLead(lookUp, clock).rules.find((one) => one.type === type);
  const caused = rule?.does === 'at once' ? await rule.causes({ id: '6f1c1d9e-58f1-4a55-9a3f-3d0b5ab0c1d7', type, data, stream: 'lead-914' } as unknown as RecordedEvent, facts) : undefined;
  return ((caused ?? []) as unknown as { readonly command: { readonly tour: { readonly tourId: number } } }[]).map(({ command }) => command.tour.tourId);
}

const brought = { mergeId: 'm', mergedLeadId: 640, changes: {}, interests: [], communications: [] };

describe('The reminders of a lead', () => {
  it('follow a merge and its end: another phone, another opt-in, or a STOP may have come or gone', async () => {
    expect(await plannedBy(LeadTakenOver(brought))).toEqual([1, 2]);
    expect(await plannedBy(LeadGivenBack(brought))).toEqual([1, 2]);
  });

  it('follow what says whether, where and when somebody is reminded, and nothing else', async () => {
    expect(await plannedBy(LeadRevised({ changes: { zipcode: { from: '', to: '90210' } } }))).toEqual([1, 2]);
    expect(await plannedBy(LeadRevised({ changes: { occupation: { from: '', to: 'Nurse' } } }))).toEqual([]);
  });

  it('are planned for every tour to come, however many: one with a result is over, unless it was rescheduled', async () => {
    expect(await plannedBy(LeadTakenOver(brought), 30)).toHaveLength(28);
  });
});
