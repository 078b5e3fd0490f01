import type { RecordedEvent } from '../../../events/kernel/event.js';
import { StaleRevision } from '../commands/refusal.js';
import { staleRecord } from './stale-record.js';

const happened = (revision: number) =>
  ({ revision, position: String(revision), type: 'Renamed', data: {}, metadata: { actor: { kind: 'user', id: '1', name: 'Dana Kim' }, occurredAt: '2026-11-20T15:00:00.000Z' }, recordedAt: '2026-11-20T15:00:00.000Z' }) as unknown as RecordedEvent;
const aggregate = { sensitive: {}, describe: ({ revision }: RecordedEvent) => ({ title: 'Name', changes: [{ field: 'name', label: 'Name', kind: 'text' as const, from: `name ${revision - 1}`, to: `name ${revision}` }] }) };

describe('what a caller is told who is far behind', () => {
  it('is the newest hundred changes, and what all of them come to', () => {
    const since = Array.from({ length: 1_000 }, (_, index) => happened(index + 1));
    const told = staleRecord(new StaleRevision(aggregate as never, 'thing-1', 0, 1_000, since), new Set());
    expect(told.since).toHaveLength(100);
    expect(told.since.at(-1)).toMatchObject({ revision: 1_000 });
    expect(told.changes).toEqual([expect.objectContaining({ field: 'name', from: 'name 0', to: 'name 1000' })]);
  });
});
