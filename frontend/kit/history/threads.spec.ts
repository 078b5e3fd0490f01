import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import { threadsOf } from './threads.js';

const entry = (revision: number, thread?: string) => ({ revision, ...(thread && { thread }) }) as HistoryEntry;
const told = (...entries: HistoryEntry[]) => {
  const { heads, steps } = threadsOf(entries);
  return heads.map(({ revision }) => [revision, ...(steps.get(revision) ?? []).map((step) => step.revision)]);
};

describe('A history', () => {
  it('tells the steps of one thing under the newest of them', () => {
    expect(told(entry(7), entry(6, 'signing-a'), entry(5), entry(4, 'signing-a'), entry(3, 'signing-a'), entry(2))).toEqual([[7], [6, 4, 3], [5], [2]]);
  });

  it('keeps two things apart', () => {
    expect(told(entry(4, 'signing-b'), entry(3, 'signing-a'), entry(2, 'signing-b'), entry(1, 'signing-a'))).toEqual([[4, 2], [3, 1]]);
  });
});
