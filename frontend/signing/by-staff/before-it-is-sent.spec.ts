import type { DocumentStanding } from '../../../backend/platform/documents/document-standing.js';
import { beforeItIsSent } from './before-it-is-sent.js';

const change = (label: string) => ({ field: label, label, kind: 'text', from: 'a', to: 'b' }) as const;
const standing: DocumentStanding = { sinceBefore: null, sinceMade: [], blankAmounts: [], blankLines: [] };
const asked = (version: number, said?: DocumentStanding) => beforeItIsSent(version, { standing: said, failed: false });

describe('What is asked before a version goes to those who sign it', () => {
  it('is nothing where it says what its record does, with all its amounts', () => {
    expect(asked(2, standing)).toBeUndefined();
    expect(asked(2)).toBeUndefined();
  });

  it('is all the same where nobody could look whether it does', () => {
    expect(beforeItIsSent(2, { standing: undefined, failed: true })).toBe('Nobody could look up whether version 2 still says what a version made now would. Should it be sent to be signed all the same?');
  });

  it('names what was changed since it was made', () => {
    expect(asked(2, { ...standing, sinceMade: [change('Purchase price'), change('Closing date')] })).toBe(
      'Version 2 says otherwise than a version made now: Purchase price and Closing date. Should it be sent to be signed all the same?',
    );
  });

  it('names the first few of many', () => {
    expect(asked(2, { ...standing, sinceMade: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(change) })).toContain('A, B, C, D, E, and 2 more.');
  });

  it('names the amounts that it leaves out', () => {
    expect(asked(1, { ...standing, blankAmounts: ['Balance due'] })).toBe('Version 1 has no amount for: Balance due. Should it be sent to be signed all the same?');
  });

  it('says of one that came back why, unless another was made since', () => {
    const read = { standing, failed: false };
    expect(beforeItIsSent(2, read, { version: 2, status: 'Voided', reason: 'Wrong week' })).toBe('Version 2 was taken back: Wrong week. Should it be sent to be signed all the same?');
    expect(beforeItIsSent(2, read, { version: 2, status: 'Declined', reason: '' })).toBe('Version 2 was declined. Should it be sent to be signed all the same?');
    expect(beforeItIsSent(3, read, { version: 2, status: 'Voided', reason: 'Replaced by version 3' })).toBeUndefined();
    expect(beforeItIsSent(2, read, { version: 2, status: 'Expired', reason: '' })).toBeUndefined();
  });
});
