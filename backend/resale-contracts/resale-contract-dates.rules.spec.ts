import examples from '../../test/worked-examples.json' with { type: 'json' };
import { readDay } from '../platform/calendar/day.rules.js';
import { blocksCreation, blocksUpdate, closesBeforeContract, newContractDefaults } from './resale-contract-dates.rules.js';

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
    expect(closesBeforeContract({ contractDate: '2026-11-20', closingDate: '2026-11-19' })).toBe(true);
    expect(closesBeforeContract({ contractDate: '2026-11-20', closingDate: '2026-11-20' })).toBe(false);
    expect(closesBeforeContract({ contractDate: null, closingDate: '2026-11-19' })).toBe(false);
    expect(closesBeforeContract({ contractDate: '2026-11-20', closingDate: undefined })).toBe(false);
  });
});

describe('A new contract', () => {
  it.each(examples.resale_default_dates)('worked example: starts with these dates and fee on $today', ({ today, expect: defaults }) => {
    expect(newContractDefaults(today)).toMatchObject(defaults);
  });
});
