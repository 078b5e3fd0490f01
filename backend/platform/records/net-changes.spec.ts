import type { HistoryEntry } from './history.js';
import { netChanges } from './net-changes.js';

function entry(revision: number, field: string, from: unknown, to: unknown): HistoryEntry {
  const by = { kind: 'user', id: String(revision), name: `Person ${revision}` } as const;
  const at = '2026-03-04T05:06:07.000Z';
  return { revision, position: '', type: '', title: '', by, at, recordedAt: at, changes: [{ field, label: field, kind: 'text', from, to }] };
}

describe('What several changes come to', () => {
  it('is each field once, from its first value to its last, by who was last', () => {
    const changes = netChanges([entry(3, 'status', 'Draft', 'Signed'), entry(4, 'resort', '', 'Bay'), entry(5, 'status', 'Signed', 'Closed')]);
    expect(changes).toEqual([
      expect.objectContaining({ field: 'status', from: 'Draft', to: 'Closed', revision: 5, by: expect.objectContaining({ name: 'Person 5' }) }),
      expect.objectContaining({ field: 'resort', from: '', to: 'Bay', revision: 4 }),
    ]);
  });

  it('is nothing for a field that went back to where it was', () => {
    expect(netChanges([entry(3, 'status', 'Draft', 'Signed'), entry(4, 'status', 'Signed', 'Draft')])).toEqual([]);
  });
});
