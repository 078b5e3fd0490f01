import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { contractStatuses } from '../../../events/resale-contracts/resale-contract.enums.js';
import { bookingOf, JournalTotals, missingOf, type Bookable, type JournalEntry } from './journal.rules.js';

const contract: Bookable = {
  ...{ contractId: 1117, contractStatus: 'Closed', contractDate: '2026-11-13', toName: 'Grace Patel' },
  ...{ incomeGlCode: '4010', incomeAmount: '1048.25', cogGlCode: '5000', cogAmount: '898.50', toGlCode: '5010', toCommission: '59.90' },
};

const entriesOf = (one: Bookable) => {
  const booking = bookingOf(one, '1100');
  return 'entries' in booking ? booking.entries : [];
};
const inShort = (entries: readonly JournalEntry[]) => entries.map(({ glCode, debit, credit }) => `${glCode} ${debit} ${credit}`);

const cents = fc.integer({ min: -5_000_000, max: 90_000_000 }).map((amount) => new Decimal(amount).div(100).toFixed(2));
const amount = fc.option(cents, { freq: 8 });
const code = fc.constantFrom('4010', '5000', '5010', '1100', '');
const anyContract: fc.Arbitrary<Bookable> = fc.record({
  contractId: fc.integer({ min: 1, max: 9999 }),
  contractStatus: fc.constantFrom(...contractStatuses),
  contractDate: fc.constant('2026-11-13'),
  toName: fc.constantFrom('', 'Grace Patel'),
  ...{ incomeGlCode: code, incomeAmount: amount, cogGlCode: code, cogAmount: amount, toGlCode: code, toCommission: amount },
});

describe('The journal', () => {
  it('books income, cost and override by their codes, and the rest on the clearing account', () => {
    expect(inShort(entriesOf(contract))).toEqual(['4010 0.00 1048.25', '5000 898.50 0.00', '5010 59.90 0.00', '1100 89.85 0.00']);
  });

  it('puts a sale that costs more than it earns on the other side of the clearing account', () => {
    expect(inShort(entriesOf({ ...contract, incomeAmount: '900.00' })).at(-1)).toBe('1100 0.00 58.40');
  });

  it('says what a contract lacks, in the words of the list, and asks for no override where there is none', () => {
    expect(missingOf({ ...contract, incomeGlCode: '', cogAmount: null, toCommission: null })).toEqual(['Income GL code', 'COG inv amount', 'COG inv OR amount']);
    expect(missingOf({ ...contract, toName: '', toGlCode: '', toCommission: null })).toEqual([]);
    expect(missingOf({ ...contract, toName: '', toGlCode: '' })).toEqual(['COG inv OR']);
  });

  it.each(['Draft', 'Rescinded', 'Canceled', 'Expired'])('books no contract that is %s', (contractStatus) => {
    expect(bookingOf({ ...contract, contractStatus }, '1100')).toEqual({ noSale: true });
  });

  it('has as much on debits as on credits, of each contract and of all, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(anyContract, { maxLength: 30 }), (contracts) => {
        const totals = new JournalTotals();
        for (const one of contracts) {
          const entries = entriesOf(one);
          const side = (which: 'debit' | 'credit') => entries.reduce((sum, entry) => sum.plus(entry[which]), new Decimal(0)).toFixed(2);
          expect(side('debit')).toBe(side('credit'));
          expect(entries.every(({ debit, credit }) => (debit === '0.00') !== (credit === '0.00'))).toBe(true);
          entries.forEach((entry) => totals.add(entry));
        }
        expect(totals.total('debit')).toBe(totals.total('credit'));
        const net = totals.byAccount().reduce((sum, { debit, credit }) => sum.plus(debit).minus(credit), new Decimal(0));
        expect(net.toFixed(2)).toBe('0.00');
      }),
      { numRuns: 500 },
    );
  });

  it('books every contract, lacks something of it or leaves it out for its status: none is in two of these', () => {
    fc.assert(
      fc.property(anyContract, (one) => {
        const booking = bookingOf(one, '1100');
        expect(Object.keys(booking)).toHaveLength(1);
        if ('missing' in booking) expect(booking.missing.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
