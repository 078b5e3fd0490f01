import type { DocumentStanding } from '../../../backend/platform/documents/document-standing.js';
import { beforeItIsSent } from './before-it-is-sent.js';

const change = (label: string) => ({ field: label, label, kind: 'text', from: 'a', to: 'b' }) as const;
const standing: DocumentStanding = { sinceBefore: null, sinceMade: [], blankAmounts: [] };

describe('What is asked before a version goes to those who sign it', () => {
  it('is nothing where it says what its record does, with all its amounts', () => {
    expect(beforeItIsSent(2, standing)).toBeUndefined();
    expect(beforeItIsSent(2, undefined)).toBeUndefined();
  });

  it('names what was changed since it was made', () => {
    expect(beforeItIsSent(2, { ...standing, sinceMade: [change('Purchase price'), change('Closing date')] })).toBe(
      'Version 2 says otherwise than a version made now: Purchase price and Closing date. Should it be sent to be signed all the same?',
    );
  });

  it('names the first few of many', () => {
    expect(beforeItIsSent(2, { ...standing, sinceMade: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(change) })).toContain('A, B, C, D, E, and 2 more.');
  });

  it('names the amounts that it leaves out', () => {
    expect(beforeItIsSent(1, { ...standing, blankAmounts: ['Balance due'] })).toBe('Version 1 has no amount for: Balance due. Should it be sent to be signed all the same?');
  });
});
