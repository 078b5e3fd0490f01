import { decimal, longText, money, reference, text, time, yesNo } from '../../../../events/kernel/field-kinds.rules.js';
import { entryFault, readEntry } from './entry.js';
import { entriesOf } from './entries-of.js';

const fields = {
  salesAgent: text('Sales agent'),
  closingFee: money('Closing fee'),
  depositAmount: money('Deposit'),
  isToUsed: yesNo('TO used', { options: ['YES', 'NO'] }),
  userId: reference('User'),
  notes: longText('Notes'),
};

describe('The entries of a form', () => {
  it('leave a number with places and a moment null while they are blank, as nobody changed them', () => {
    const entries = entriesOf({ rate: decimal('Rate'), signedAt: time('Signed') });
    expect(entries.map(({ kind }) => [kind, readEntry(kind, ' '), entryFault({ kind }, 'soon')])).toEqual([
      ['decimal', null, 'Enter a number, like 4.25'],
      ['moment', null, 'Enter a moment, like 2026-01-02T15:00:00Z'],
    ]);
    expect([readEntry('decimal', '4.25'), readEntry('moment', '2026-01-02T15:00:00Z'), readEntry('moment', '2026-02-31T15:00:00Z')]).toEqual(['4.25', '2026-01-02T15:00:00Z', undefined]);
  });


  it('are typed by the kind of their field, under its label, in the order of the table', () => {
    expect(entriesOf(fields).map(({ label, kind }) => [label, kind])).toEqual([
      ['Sales agent', 'text'],
      ['Closing fee', 'money'],
      ['Deposit', 'money'],
      ['TO used', 'choice'],
      ['User', 'reference'],
      ['Notes', 'note'],
    ]);
  });

  it('are chosen where there are options, whether the table has them or the form', () => {
    const entries = entriesOf(fields, { salesAgent: { options: ['Mia Lopez'] }, closingFee: { options: ['595.00'] }, userId: { options: ['7'], labels: { '7': 'Dana Kim' } } });
    expect(entries.slice(0, 5).map(({ name, kind, options }) => [name, kind, options])).toEqual([
      ['salesAgent', 'choice', ['Mia Lopez']],
      ['closingFee', 'amount', ['595.00']],
      ['depositAmount', 'money', undefined],
      ['isToUsed', 'choice', ['YES', 'NO']],
      ['userId', 'reference', ['7']],
    ]);
  });
});
