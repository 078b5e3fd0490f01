import examples from '../../test/worked-examples.json' with { type: 'json' };
import { readDay } from '../platform/calendar/day.rules.js';
import { blocksCreation, blocksUpdate, contradictionAt, newContractDefaults } from './resale-contract-dates.rules.js';

const complete = {
  contractDate: '2026-11-20',
  fundsEscrowByDate: '2026-11-20',
  sellerSignBy: '2026-12-11',
  closingDate: '2027-01-04',
  closingAgent: 'First Coast Title',
};

describe('What blocks saving a contract', () => {
  it.each(examples.resale_validation_order)('worked example: $op without $missing says $expect', ({ op, missing, expect: message }) => {
    const contract = { ...complete };
    for (const field of missing) Object.assign(contract, { [field]: field === 'closingAgent' ? '' : null });
    const [blocked] = op === 'create' ? blocksCreation(contract) : blocksUpdate(contract);
    expect(blocked?.message ?? null).toBe(message);
  });

  it('is told whole, in the order in which it blocks', () => {
    const nothing = { contractDate: null, fundsEscrowByDate: null, sellerSignBy: null, closingDate: null, closingAgent: ' ' };
    expect(blocksCreation(nothing).map(({ field }) => field)).toEqual(['contractDate', 'fundsEscrowByDate', 'sellerSignBy', 'closingDate', 'closingAgent']);
  });

  it.each(examples.date_entry)('worked example: $text typed as the contract date', ({ text, valid }) => {
    const contractDate = readDay(text) ?? null;
    expect(blocksUpdate({ ...complete, contractDate })[0]?.field).toBe(valid ? undefined : 'contractDate');
  });
});

describe('A closing date', () => {
  it('before the contract date is pointed out; on the same day, or without one of them, nothing is said', () => {
    const closing = (contractDate: string | null, closingDate: string | undefined) => contradictionAt('closingDate', { contractDate, closingDate });
    expect(closing('2026-11-20', '2026-11-19')).toBe('The closing date is before the contract date.');
    expect(closing('2026-11-20', '2026-11-20')).toBeUndefined();
    expect(closing(null, '2026-11-19')).toBeUndefined();
    expect(closing('2026-11-20', undefined)).toBeUndefined();
  });

  it('before the day by which the seller signs is pointed out', () => {
    expect(contradictionAt('closingDate', { contractDate: '2026-11-20', sellerSignBy: '2026-12-11', closingDate: '2026-12-10' })).toBe('The closing date is before the seller signs.');
  });
});

describe('Any other day of a contract', () => {
  it.each(['sellerSignBy', 'fundsEscrowByDate', 'contractGoodDate', 'paidInFullDate'])('before the contract date is pointed out at itself alone: %s', (field) => {
    const dates = { contractDate: '2026-11-20', closingDate: '2027-01-04', [field]: '2026-11-19' };
    expect(contradictionAt(field, dates)).toMatch(/before the contract date/);
    expect(contradictionAt('contractDate', dates)).toBeUndefined();
    expect(contradictionAt('closingDate', dates)).toBeUndefined();
  });
});

describe('A new contract', () => {
  it.each(examples.resale_default_dates)('worked example: starts with these dates and fee on $today', ({ today, expect: defaults }) => {
    expect(newContractDefaults(today)).toMatchObject(defaults);
  });
});
