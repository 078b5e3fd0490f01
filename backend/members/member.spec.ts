import type { RecordedEvent } from '../../events/kernel/event.js';
import { MemberEnrolled, MemberFollowedContract, MemberImported, MemberPasswordReset, MemberRevised, MemberStatusChanged, type MemberEvent } from '../../events/members/member.events.js';
import { issuedWith } from '../../test/support/issued.js';
import { send } from '../../test/support/send.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { ChangeMemberStatus, EnrolMember, FollowContract, MoveMemberWithContract, ResetWebsitePassword, ReviseMember } from './member.commands.js';
import { member } from './member.js';
import { memberOfContract } from './member-of-contract.rules.js';
import type { Member } from './member.state.js';

const clerk = issuedWith('Epic_Members_Edit', 'Epic_Members_Sensitive');
const admin = issuedWith('Epic_Members_Edit', 'Epic_Members_Admin', 'Epic_Members_Sensitive');
const imported = MemberImported({ memberId: 508, firstName: 'Carlos', lastName: 'Hernandez', city: 'Springfield', memberStatus: 'Active', membershipTier: 'Legacy', username: 'member508', epicContractId: 2008, communications: [] });

const given = (...events: MemberEvent[]): Member => events.reduce((state, event) => member.evolve(state, event as RecordedEvent<MemberEvent>), member.initial);
const when = (state: Member, addressed: AddressedCommand, by = clerk) => decide(addressed, state, by) as MemberEvent[];
const revise = (fields: Partial<ReviseMember>) => send(member, 508, Object.assign(new ReviseMember(), fields));
const follow = (values: FollowContract['values'], epicContractId = 2008) => send(member, 508, commandOf(FollowContract, { epicContractId, values }));
const move = (memberStatus: MoveMemberWithContract['memberStatus'], epicContractId = 2008) => send(member, 508, commandOf(MoveMemberWithContract, { epicContractId, memberStatus, because: 'Its contract is Canceled' }));
const change = (memberStatus: ChangeMemberStatus['memberStatus'], reason?: string) => send(member, 508, commandOf(ChangeMemberStatus, { memberStatus, ...(reason && { reason }) }));

describe('A member', () => {
  it('changes by what differs, and not at all when the same is sent again', () => {
    const changed = when(given(imported), revise({ firstName: 'Carlos', lastName: "O'Brien" }));
    expect(changed).toEqual([MemberRevised({ changes: { lastName: { from: 'Hernandez', to: "O'Brien" } } })]);
    expect(when(given(imported, ...changed), revise({ lastName: "O'Brien" }))).toEqual([]);
  });

  it('keeps a name', () => {
    expect(() => when(given(imported), revise({ firstName: '', lastName: '' }))).toThrow('Please enter a name');
  });

  it('is reached by what looks like a mail address; an odd one that was imported stays until it is changed', () => {
    const odd = { ...given(imported)!, email: 'ask his wife' };
    expect(when(odd, revise({ email: 'ask his wife', firstName: 'Karl' }))).toHaveLength(1);
    expect(() => when(odd, revise({ email: 'not an email' }))).toThrow('Email must be a mail address, like ellen@example.com');
  });

  it('takes what was said at the front of the text that older clients send', () => {
    const [said] = when(given(imported), revise({ communications: JSON.stringify([{ createdAt: '2026-11-20T15:00:00Z', createdBy: 'Dana', communicationType: 'Letter', message: 'Sent' }]) }));
    expect(said?.data).toEqual({ CreatedAt: '2026-11-20T15:00:00Z', CreatedBy: 'Dana', Type: 'Letter', Note: 'Sent' });
  });
});

describe('The status of a member', () => {
  it('is changed by who administers members, in the whole member too', () => {
    expect(() => when(given(imported), revise({ memberStatus: 'Suspended' }))).toThrow('needs the permission Epic Members: Admin');
    expect(when(given(imported), revise({ memberStatus: 'active' }))).toEqual([]);
    expect(when(given(imported), change('Expired'), admin)).toEqual([MemberStatusChanged({ from: 'Active', to: 'Expired' })]);
  });

  it('says why it is taken, and why it is given back', () => {
    expect(() => when(given(imported), change('Suspended'), admin)).toThrow('Please say why');
    const suspended = when(given(imported), change('Suspended', 'Dues not paid'), admin);
    expect(suspended).toEqual([MemberStatusChanged({ from: 'Active', to: 'Suspended', reason: 'Dues not paid' })]);
    const ended = MemberStatusChanged({ from: 'Active', to: 'Rescinded' });
    expect(() => when(given(imported, ended), change('Active'), admin)).toThrow('Please say why the member is Active now');
  });
});

describe('A member and the contract', () => {
  const contract = { buyerFirstName: 'Ana', buyerLastName: 'Silva', buyerCity: 'Boise', membershipTier: 'Odyssey', annualMaxEpicAdvantagePoints: 30_000 };

  it('begin together, with what the contract says', () => {
    const enrol = send(member, 590, commandOf(EnrolMember, { epicContractId: 2090, values: memberOfContract(contract) }));
    const enrolled = when(null, enrol);
    const said = { firstName: 'Ana', lastName: 'Silva', city: 'Boise', membershipTier: 'Odyssey', currentYearMaxEpicAdvPoints: 30_000 };
    expect(enrolled).toEqual([MemberEnrolled({ ...said, memberId: 590, epicContractId: 2090, username: 'member590' })]);
    expect(given(...enrolled)).toMatchObject({ ...said, memberStatus: 'Pending', communications: [] });
    expect(when(given(...enrolled), enrol)).toEqual([]);
  });

  it('go together when the contract is edited', () => {
    expect(when(given(imported), follow({ lastName: 'Herrera', city: 'Springfield' }))).toEqual([
      MemberFollowedContract({ epicContractId: 2008, changes: { lastName: { from: 'Hernandez', to: 'Herrera' } } }),
    ]);
  });

  it('go together when the contract ends; an earlier one of the same member says nothing any more, a later one does', () => {
    const canceled = [MemberStatusChanged({ from: 'Active', to: 'Canceled', reason: 'Its contract is Canceled' })];
    for (const contractId of [2008, 2050]) expect(when(given(imported), move('Canceled', contractId))).toEqual(canceled);
    expect(when(given(imported), move('Canceled', 2001))).toEqual([]);
    expect(when(given(imported), follow({ membershipTier: 'Voyager' }, 2001))).toEqual([]);
    expect(when(given(MemberImported({ ...imported.data, epicContractId: 0 })), move('Canceled', 2001))).toEqual(canceled);
  });

  it('part where the member was edited: name and address stay, the tier follows still', () => {
    const edited = MemberRevised({ changes: { firstName: { from: 'Carlos', to: 'Carla' }, city: { from: 'Springfield', to: 'Boise' }, membershipTier: { from: 'Legacy', to: 'Voyager' } } });
    expect(when(given(imported, edited), follow({ lastName: 'Herrera', address: '1 Main St', membershipTier: 'Odyssey' }))).toEqual([
      MemberFollowedContract({ epicContractId: 2008, changes: { membershipTier: { from: 'Voyager', to: 'Odyssey' } } }),
    ]);
  });
});

describe('The website password of a member', () => {
  it('is temporary for 72 hours after it was reset', () => {
    const [reset] = when(given(imported), send(member, 508, new ResetWebsitePassword()), admin);
    const worksUntil = new Date(Date.parse(admin.at) + 72 * 3_600_000).toISOString();
    expect(reset).toEqual(MemberPasswordReset({ worksUntil }));
    expect(given(imported, reset!)).toMatchObject({ passwordIsTemp: 'Yes', temporaryPasswordUntil: worksUntil });
  });

  it('needs somebody to sign in as', () => {
    const nameless = MemberImported({ ...imported.data, username: '' });
    expect(() => when(given(nameless), send(member, 508, new ResetWebsitePassword()), admin)).toThrow('Please give the member a user name first');
  });
});
