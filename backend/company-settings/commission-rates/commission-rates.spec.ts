import { CommissionRatesRevised, CommissionRatesStarted, type CommissionRatesEvent } from '../../../events/company/commission-rates.events.js';
import { documentedCommissionRates, ratesHolding, withRates } from '../../../events/company/commission-rates.rules.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { COMPANY } from '../company-facts.js';
import { ReviseCommissionRates, StartCommissionRates } from './commission-rates.commands.js';
import { commissionRates } from './commission-rates.js';

const started = commissionRates.evolve(commissionRates.initial, CommissionRatesStarted(documentedCommissionRates) as RecordedEvent<CommissionRatesEvent>);
const context = { id: COMPANY, issued: issuedWith('Settings_Main'), given: undefined } as const;
const revise = (fields: Partial<ReviseCommissionRates>) => commissionRates.decide(commandOf(ReviseCommissionRates, fields), started, context);

describe('The commission rates', () => {
  it('start as the documents say, once', () => {
    const start = commandOf(StartCommissionRates, {});
    expect(commissionRates.decide(start, commissionRates.initial, context)).toEqual([CommissionRatesStarted(documentedCommissionRates)]);
    expect(commissionRates.decide(start, started, context)).toEqual([]);
  });

  it('change from a pay date on, and not by the same figure written otherwise', () => {
    expect(revise({ holdsFrom: '2026-12-04', paidInFull: '10' })).toEqual([CommissionRatesRevised({ changes: { holdsFrom: { from: null, to: '2026-12-04' }, paidInFull: { from: '9.00', to: '10' } } })]);
    expect(revise({ paidInFull: '9.0' })).toEqual([]);
  });

  it.each<[string, Partial<ReviseCommissionRates>, string]>([
    ['a change from no day', { paidInFull: '10.00' }, 'holdsFrom'],
    ['a pay date that is over', { holdsFrom: '2026-11-19', paidInFull: '10.00' }, 'holdsFrom'],
    ['more than all', { holdsFrom: '2026-12-04', reserve: '101.00' }, 'reserve'],
    ['a band that begins below the one before', { holdsFrom: '2026-12-04', band2From: '34000.00' }, 'band2From'],
    ['a bonus of no volume', { holdsFrom: '2026-12-04', band8From: null }, 'band8From'],
  ])('refuse %s at its field', (_, fields, field) => {
    expect(() => revise(fields)).toThrow(expect.objectContaining({ options: expect.objectContaining({ field }) }));
  });

  it('say who approves a run and what reps see of it, whenever they hold from', () => {
    expect(revise({ holdsFrom: '2026-12-04' })).toHaveLength(1);
    expect(revise({ repsSeeOwn: 'Yes' })).toEqual([CommissionRatesRevised({ changes: { repsSeeOwn: { from: 'No', to: 'Yes' } } })]);
    const held = commissionRates.evolve(started, CommissionRatesRevised({ changes: { holdsFrom: { from: null, to: '2026-11-06' } } }) as RecordedEvent<CommissionRatesEvent>);
    expect(commissionRates.decide(commandOf(ReviseCommissionRates, { secondPerson: 'Yes' }), held, context)).toEqual([CommissionRatesRevised({ changes: { secondPerson: { from: 'No', to: 'Yes' } } })]);
    expect(() => commissionRates.decide(commandOf(ReviseCommissionRates, { reserve: '10.00' }), held, context)).toThrow('Pay dates before today keep what held then: please enter 11/20/2026 or later');
  });

  it('hold for the pay dates from their day on; later plans give way to what is decided anew', () => {
    const since = (holdsFrom: string, paidInFull: string) => ({ ...documentedCommissionRates, holdsFrom, paidInFull });
    const periods = [since('2026-12-04', '10.00'), since('2027-02-05', '11.00')].reduce(withRates, [documentedCommissionRates]);
    expect(['2026-11-27', '2026-12-04', '2027-02-12'].map((day) => ratesHolding(periods, day).paidInFull)).toEqual(['9.00', '10.00', '11.00']);
    expect(withRates(periods, since('2027-01-01', '12.00')).map(({ paidInFull }) => paidInFull)).toEqual(['9.00', '10.00', '12.00']);
  });
});
