import { AsyncLocalStorage } from 'node:async_hooks';
import { vocabulary } from '../../events/vocabulary.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { LookUp, type LookUpSource } from '../../backend/platform/lists/look-up.js';
import { LookedUp } from '../../backend/platform/lists/looked-up.js';
import type { Lookups } from '../../backend/platform/reactions/lookups.js';
import { NotFound } from '../../backend/platform/commands/refusal.js';
import { Reactions } from '../../backend/platform/reactions/reactions.js';
import { samples } from '../events/samples.js';
import { startApp, type TestApp } from '../support/start-app.js';

/** The category of the streams that a list's rows are of. A list that a reaction looks into tomorrow is asked for here. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'company-lists': 'companyList',
  'epic-contract-list': 'epicContract',
  'member-list': 'member',
  'inventory-list': 'inventory',
  'lead-list': 'lead',
  'resale-contract-list': 'resaleContract',
  'tour-list': 'tour',
};

interface Waited {
  readonly list: string;
  readonly streams: readonly string[];
}

/** One rule that is asked for what it causes: what it began may go on behind a part that found nothing. */
const asking = new AsyncLocalStorage<{ readonly doing: string; readonly waited: Waited[] }>();

/** Any row: there, to come, and of others that are there. */
const anyRow = (list: string): LookedUp => {
  const value = (field: string): unknown => (field === 'items' ? [] : field === 'tourStatus' ? 'Scheduled' : '7');
  return new LookedUp(list, new Proxy({}, { has: () => true, get: (_, field) => value(String(field)) }));
};

/** Every field that decides whether a reaction looks further has changed. */
function changedThroughout(event: RecordedEvent): RecordedEvent {
  const data = event.data as { readonly changes?: object };
  const changed = { leadId: { from: 3, to: 4 }, inventoryId: { from: 3, to: 4 }, smsOptIn: { from: 'No', to: 'Yes' }, mobilePhone: { from: '', to: '(407) 555-0111' } };
  return data.changes ? ({ ...event, data: { ...data, changes: { ...data.changes, ...changed } } } as RecordedEvent) : event;
}

/** The samples' records are of no company. */
function unlessNotThere(error: unknown): undefined {
  if (error instanceof NotFound) return undefined;
  throw error;
}

describe('every look-up of every reaction of the product', () => {
  let app: TestApp;
  const seen: string[] = [];
  const stale: string[] = [];

  beforeAll(async () => {
    app = await startApp();
    const keys = (source: LookUpSource) => Promise.resolve(looked(source, undefined, ['7']));
    const answers: Partial<LookUp> = {
      rows: (source, wanted) => Promise.resolve(looked(source, wanted, new Map(wanted.map((key) => [String(key), anyRow(source.list)])))),
      rowsWith: (source) => Promise.resolve(looked(source, undefined, [anyRow(source.list)])),
      keysWith: keys,
      keysBetween: keys,
      keysThat: keys,
      keysWhere: keys,
      keysBut: keys,
    };
    Object.assign(app.nest.get(LookUp), answers);
  }, 120_000);

  afterAll(() => app?.stop());

  function looked<T>({ list }: LookUpSource, keys: readonly (string | number)[] | undefined, answer: T): T {
    const category = CATEGORIES[list];
    if (category === undefined) throw new Error(`Say above which streams the rows of ${list} are of`);
    const { doing, waited } = asking.getStore()!;
    const needed = keys?.map((key) => `${category}-${key}`) ?? [`${category}-`];
    const streams = waited.filter((asked) => asked.list === list).flatMap((asked) => asked.streams);
    seen.push(`${doing} looks into ${list}`);
    for (const stream of needed) if (!streams.some((of) => of === stream || of === `${category}-`)) stale.push(`${doing} looks up ${stream} in ${list}`);
    return answer;
  }

  const factsOf = ({ stream }: RecordedEvent): Lookups => ({
    number: () => Promise.resolve(1),
    from: (list, work, of = []) => {
      asking.getStore()!.waited.push({ list, streams: [stream, ...of.map((wanted) => (typeof wanted === 'string' ? wanted : wanted.in))] });
      return work();
    },
  });

  it('waits until the list has read the event, and while it has an event of the row parked, whichever stream that is in', async () => {
    for (const reaction of app.nest.get(Reactions).all) {
      for (const rule of reaction.rules) {
        if (rule.does === 'settle') continue;
        const told = [...samples.values()].filter(({ type }) => type === rule.type);
        expect([rule.type, told.length > 0]).toEqual([rule.type, true]);
        for (const sample of told) {
          const event = vocabulary.decode(sample)!;
          for (const given of [event, changedThroughout(event)]) {
            const rulesTurn = { doing: `${reaction.name} at ${rule.type}`, waited: [] };
            await asking.run(rulesTurn, async () => rule.causes(given, factsOf(given))).catch(unlessNotThere);
          }
        }
      }
    }
    expect(new Set(seen)).toContain('plan-reminder-of-tour at TourBooked looks into lead-list');
    expect(new Set(seen)).toContain('send-tour-reminder at TourReminderPlanned looks into tour-list');
    expect([...new Set(stale)]).toEqual([]);
  });
});
