import { differing } from '../../conflict/three-way-merge.js';
import type { EntryField } from './entry.js';
import { typedOf, valuesOf } from './typed-values.js';

const fields: readonly EntryField[] = [
  { name: 'notes', label: 'Notes', kind: 'note' },
  { name: 'escrowAgent', label: 'Escrow agent', kind: 'choice' },
  { name: 'closingFee', label: 'Closing fee', kind: 'money' },
];
const opened = { notes: 'Called twice. ', escrowAgent: ' First Title', closingFee: '350.00' };

describe('What a form sends', () => {
  it('has nothing of a field that nobody typed in, spaces around old words included', () => {
    const typed = { ...typedOf(fields, opened), closingFee: '400' };
    expect(differing(valuesOf(fields, typed, opened), opened, [])).toEqual({ closingFee: '400.00' });
  });

  it('has the words that were typed without the spaces around them', () => {
    expect(valuesOf(fields, { ...typedOf(fields, opened), notes: 'Called thrice. ' }, opened)['notes']).toBe('Called thrice.');
  });
});
