import type pg from 'pg';
import { MemoryEventStore } from '../../../test/support/memory-event-store.js';
import type { Head } from '../../../events/store/event-store.js';
import { begin } from './begin-log.js';
import { takeUpLog } from './take-up-log.js';

/** A log that another process writes to, whose read models follow at once: whoever looks at either finds one more event. */
class GrowingLog extends MemoryEventStore {
  private commands = 0;

  async grow(): Promise<string> {
    const stream = `lead-${++this.commands}`;
    const metadata = { actor: { kind: 'system', id: 'other', name: 'Other' }, commandId: stream, commandHash: '', correlationId: stream, causationId: stream, occurredAt: '2026-11-23T15:00:00.000Z', schemaVersion: 1 } as const;
    return (await this.append(stream, -1, [{ id: stream, type: 'LeadCreated', data: {}, metadata }])).position;
  }

  override async head(): Promise<Head> {
    const head = await super.head();
    await this.grow();
    return head;
  }
}

/** The database of that process: its checkpoints are as far as the log when they are asked for. */
function databaseOf(log: GrowingLog, logId: string): pg.Pool {
  const answers: readonly (readonly [RegExp, () => Promise<object[]>])[] = [
    [/FROM event_log/, () => Promise.resolve([{ logId, foundCompany: false, landmark: log.events[0] }])],
    [/to_regclass/, () => Promise.resolve([{ there: true }])],
    [/max\(handled\)/, async () => [{ position: await log.grow() }]],
  ];
  return { query: async (sql: string) => ({ rows: (await answers.find(([asked]) => asked.test(sql))?.[1]()) ?? [] }) } as unknown as pg.Pool;
}

describe('A start beside a process that writes', () => {
  it('never finds the event store older than the database', async () => {
    const store = new GrowingLog();
    const begun = await begin(store);
    const { logId } = begun.data as { readonly logId: string };
    for (let start = 0; start < 50; start++) await takeUpLog({ pool: databaseOf(store, logId), store, place: undefined }, []);
  });
});
