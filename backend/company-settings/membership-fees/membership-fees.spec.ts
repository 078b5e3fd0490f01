import { MembershipFeesRevised, MembershipFeesStarted, type MembershipFeesEvent } from '../../../events/company/membership-fees.events.js';
import { documentedMembershipFees, seasonMonths } from '../../../events/company/membership-fees.rules.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { COMPANY } from '../company-facts.js';
import { ReviseMembershipFees, StartMembershipFees } from './membership-fees.commands.js';
import { membershipFees } from './membership-fees.js';

const started = membershipFees.evolve(membershipFees.initial, MembershipFeesStarted(documentedMembershipFees) as RecordedEvent<MembershipFeesEvent>);
const context = { id: COMPANY, issued: issuedWith('Settings_Main'), given: undefined } as const;
const revise = (fields: Partial<ReviseMembershipFees>) => membershipFees.decide(commandOf(ReviseMembershipFees, fields), started, context);

describe('the fees and limits of memberships', () => {
  it('start as the documents say, once', () => {
    const start = commandOf(StartMembershipFees, {});
    expect(membershipFees.decide(start, membershipFees.initial, context)).toEqual([MembershipFeesStarted(documentedMembershipFees)]);
    expect(membershipFees.decide(start, started, context)).toEqual([]);
  });

  it('are changed one by one, and not by the same figure written otherwise', () => {
    expect(revise({ aprCeiling: '17.50' })).toEqual([MembershipFeesRevised({ changes: { aprCeiling: { from: '18.00', to: '17.50' } } })]);
    expect(revise({ aprCeiling: '18.000', cardFee: '3.0', seasonFrom: 'september' })).toEqual([]);
  });

  it.each<[string, Partial<ReviseMembershipFees>, string]>([
    ['no dues', { seasonalDues: null }, 'seasonalDues'],
    ['dues below nothing', { seasonalDues: '-1.00' }, 'seasonalDues'],
    ['a season from no month', { seasonFrom: '' }, 'seasonFrom'],
    ['a month that there is not', { seasonTo: 'Smarch' }, 'seasonTo'],
    ['a processing fee below nothing', { loanProcessingFee: '-200.00' }, 'loanProcessingFee'],
    ['neither yes nor no to the fee in the total sale price', { prepaidInSalePrice: '' }, 'prepaidInSalePrice'],
    ['more than all by card', { cardFee: '300.00' }, 'cardFee'],
    ['a ceiling of nothing', { aprCeiling: '0.00' }, 'aprCeiling'],
    ['a ceiling that no APR is compared with', { aprCeiling: '18.005' }, 'aprCeiling'],
    ['a loan of no month', { defaultLoanTerm: 0 }, 'defaultLoanTerm'],
    ['a loan of a lifetime', { defaultLoanTerm: 361 }, 'defaultLoanTerm'],
    ['no points at all', { closedMembershipPoints: null }, 'closedMembershipPoints'],
  ])('refuse %s at its field', (_, fields, field) => {
    expect(() => revise(fields)).toThrow(expect.objectContaining({ options: expect.objectContaining({ field }) }));
  });

  it('begin without the prepaid fee in the total sale price, also in streams that do not say it', () => {
    const { prepaidInSalePrice: _, ...before } = documentedMembershipFees;
    const older = membershipFees.evolve(membershipFees.initial, MembershipFeesStarted(before) as RecordedEvent<MembershipFeesEvent>);
    expect(older).toMatchObject({ started: true, prepaidInSalePrice: 'No' });
    expect(revise({ prepaidInSalePrice: 'Yes' })).toEqual([MembershipFeesRevised({ changes: { prepaidInSalePrice: { from: 'No', to: 'Yes' } } })]);
  });

  it('know the months of a season, over New Year too', () => {
    expect(seasonMonths(documentedMembershipFees)).toEqual([9, 10, 11]);
    expect(seasonMonths({ seasonFrom: 'November', seasonTo: 'February' })).toEqual([11, 12, 1, 2]);
    expect(seasonMonths({ seasonFrom: 'May', seasonTo: 'May' })).toEqual([5]);
  });
});
