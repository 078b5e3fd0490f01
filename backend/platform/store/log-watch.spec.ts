import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import type { EventStore, Head } from '../../../events/store/event-store.js';
import type { HealthChecks } from '../health/health-checks.js';
import { LogWatch } from './log-watch.js';

describe('the watch over the event log', () => {
  it('lets nothing be saved by a look that began before the store came back', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const heads: ((head: Head) => void)[] = [];
    const said: unknown[] = [];
    let returned: () => Promise<void> = () => Promise.resolve();
    const store = {
      kind: 'postgres',
      onReturn: (look: () => Promise<void>) => (returned = look),
      head: () => new Promise<Head>((resolve) => heads.push(resolve)),
      async *read() {},
      refuseAppends: (why: unknown) => said.push(why),
    };
    const landmark = { stream: 'company-1', revision: 0, position: '1' };
    const pool = { query: () => Promise.resolve({ rows: [{ logId: 'one', landmark, position: '1' }] }) };
    const watch = new LogWatch(pool as unknown as pg.Pool, store as unknown as EventStore, { add: () => undefined } as unknown as HealthChecks);
    watch.onModuleInit();
    try {
      const before = watch.look();
      await untilThere(heads, 1);
      const after = returned();
      heads[0]!({ position: '1' } as Head);
      await before;
      expect(said).toEqual([]);
      await untilThere(heads, 2);
      heads[1]!({ position: '1' } as Head);
      await after;
      expect(said).toHaveLength(1);
    } finally {
      await watch.onApplicationShutdown();
    }
  });
});

async function untilThere(list: readonly unknown[], length: number): Promise<void> {
  while (list.length < length) await new Promise((resolve) => setImmediate(resolve));
}
