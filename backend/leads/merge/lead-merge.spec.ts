import type { DomainEvent } from '../../../events/kernel/event.js';
import { InterestAdded, InterestRemoved } from '../../../events/leads/interest.events.js';
import { LeadOptedOut, TextRequested, TourReminderPlanned } from '../../../events/leads/lead-communications.events.js';
import { LeadGivenBack, LeadMerged, LeadsToldApart, LeadTakenApart } from '../../../events/leads/lead-merge.events.js';
import { LeadDeleted, LeadImported, LeadRevised } from '../../../events/leads/lead.events.js';
import { after, told } from '../../../test/support/lead-story.js';
import { commandOf } from '../../platform/commands/command.js';
import { GiveLeadBack, MergeLead, TakeLeadApart, TakeOverLead, TellLeadsApart } from './lead-merge.commands.js';
import { DeleteLead, ReviseLead } from '../lead.commands.js';
import { PlanTourReminder, RequestText } from '../texts/lead-text.commands.js';
import { noLead, type Lead } from '../lead.state.js';

const said = (note: string, day: string) => ({ CreatedAt: `2026-11-${day}T15:00:00.000Z`, CreatedBy: 'Naomi Silva', Type: 'Phone Call', Note: note });
const sofia = [LeadImported({ leadId: 914, firstName: 'Sofia', lastName: 'Rossi', email: 'sofia@example.com', leadStatus: 'New', createdAt: null, communications: [said('Later', '20')] }), InterestAdded({ interestId: 1, leadId: 914, resort: 'Magnolia Springs' })];
const double = [LeadImported({ leadId: 640, firstName: 'S.', lastName: 'Rossi', mobilePhone: '+13055550174', leadStatus: 'Contacted', createdAt: null, communications: [said('First', '18')] }), InterestAdded({ interestId: 2, leadId: 640, resort: 'Harbour Point' })];

const merge = (take: string[] = [], into = 914) => commandOf(MergeLead, { into, take });

/** Both after lead 640 was merged into lead 914. */
function merged(take: string[] = ['mobilePhone', 'leadStatus'], survivor: readonly DomainEvent[] = sofia): { gone: Lead; stays: Lead } {
  const stays = after(survivor);
  const gone = after(told(merge(take), after(double), stays), after(double));
  return { gone, stays: after(told(commandOf(TakeOverLead, { mergedLeadId: 640 }), stays, gone), stays) };
}

const mergeIdOf = ({ merge: how }: Lead): string => how!.mergeId;

describe('Two leads that are one', () => {
  it('come together: the values that were chosen, interests, communications by their time', () => {
    const { gone, stays } = merged();
    expect(gone).toMatchObject({ mergedInto: 914, firstName: 'S.', interests: [{ interestId: 2 }] });
    expect(stays).toMatchObject({ firstName: 'Sofia', mobilePhone: '+13055550174', email: 'sofia@example.com', leadStatus: 'Contacted' });
    expect(stays.interests.map(({ resort }) => resort)).toEqual(['Magnolia Springs', 'Harbour Point']);
    expect(stays.communications.map(({ Note }) => Note)).toEqual(['Later', 'First']);
  });

  it('come together once, however often the second half comes', () => {
    const { gone, stays } = merged();
    expect(told(commandOf(TakeOverLead, { mergedLeadId: 640 }), stays, gone)).toEqual([]);
  });

  it('keep the STOP that their phone said, whether it comes over or both had it, however it is written', () => {
    const stop = LeadOptedOut({ word: 'STOP', changes: {} });
    const withPhone = (mobilePhone: string) => [...sofia, LeadRevised({ changes: { mobilePhone: { from: '', to: mobilePhone } } })];
    const stays = (take: string[], survivor: readonly DomainEvent[]) => {
      const gone = after(told(merge(take), after([...double, stop]), after(survivor)), after([...double, stop]));
      return after(told(commandOf(TakeOverLead, { mergedLeadId: 640 }), after(survivor), gone), after(survivor));
    };
    expect(stays(['mobilePhone'], sofia).textsStopped).toMatchObject({ word: 'STOP' });
    expect(stays([], withPhone('(305) 555-0174')).textsStopped).toMatchObject({ word: 'STOP' });
    expect(stays([], withPhone('+13055550199')).textsStopped).toBeNull();
    expect(stays([], sofia).textsStopped).toBeNull();
  });

  it('know of the texts that went to the other: none goes to the same person twice, nor is a tour told of twice', () => {
    const textId = '5a0c3d3e-58f1-4a55-9a3f-3d0b5ab0c1d7';
    const reminder = [
      LeadRevised({ changes: { smsOptIn: { from: '', to: 'true' } } }),
      TourReminderPlanned({ textId, tourId: 5, tourDate: '2026-11-21', tourTime: '10:15 AM', at: '2026-11-20T15:00:00.000Z' }),
      TextRequested({ textId, template: 'Tour Reminder', tourId: 5, toPhone: '+13055550174', body: 'Tomorrow at 10:15' }),
    ];
    const gone = after([...double, ...reminder]);
    const goes = after(told(merge(['mobilePhone', 'smsOptIn'], 914), gone, after(sofia), 'Leads_Edit Leads_Sensitive Other_Beta'), gone);
    const stays = after(told(commandOf(TakeOverLead, { mergedLeadId: 640 }), after(sofia), goes), after(sofia));
    const template = { name: 'Tour Reminder', wording: 'Hello {firstName}', hours: 24 };
    const again = () => told(commandOf(RequestText, { messageContent: '', mobileNumber: '' }), stays, { template, tour: undefined, textId, now: '2026-11-20T18:00:00.000Z' });
    expect(again).toThrow('Tour Reminder was sent already: not again within 24 hours');
    const tour = { tourId: 5, tourDate: '2026-11-21', scheduledStartTime: '10:15 AM' };
    expect(told(commandOf(PlanTourReminder, { tour, stands: true }), stays, { textId, now: '2026-11-19T12:00:00.000Z' })).toEqual([]);
    expect(told(commandOf(PlanTourReminder, { tour: { ...tour, tourId: 6 }, stands: true }), stays, { textId, now: '2026-11-19T12:00:00.000Z' })).toHaveLength(1);
  });

  it('come apart as they were; what was added and changed since stays with the one that stayed', () => {
    const { gone, stays } = merged();
    const since = after([InterestAdded({ interestId: 3, leadId: 914, resort: 'Coral Reef Club' }), LeadRevised({ changes: { mobilePhone: { from: '+13055550174', to: '+13055550199' } } })], stays);
    const apart = told(commandOf(TakeLeadApart, {}), gone, since);
    const back = told(commandOf(GiveLeadBack, { mergeId: mergeIdOf(gone) }), since);
    expect([apart, back].map(([event]) => event!.type)).toEqual([LeadTakenApart.type, LeadGivenBack.type]);
    expect(after(apart, gone)).toEqual(after(double));
    expect(after(back, since)).toEqual({ ...after(sofia), mobilePhone: '+13055550199', interests: [expect.objectContaining({ interestId: 1 }), expect.objectContaining({ interestId: 3 })] });
    expect(told(commandOf(GiveLeadBack, { mergeId: mergeIdOf(gone) }), after(back, since))).toEqual([]);
  });

  it('come apart also where an interest was removed meanwhile: the one that went has it still', () => {
    const { gone, stays } = merged();
    const since = after([InterestRemoved({ interestId: 2, resort: 'Harbour Point' })], stays);
    expect(told(commandOf(GiveLeadBack, { mergeId: mergeIdOf(gone) }), since)).toMatchObject([{ data: { interests: [] } }]);
    expect(after(told(commandOf(TakeLeadApart, {}), gone, since), gone).interests).toMatchObject([{ interestId: 2 }]);
  });

  it('never make a ring, and none goes twice or into one that is not there', () => {
    const { gone, stays } = merged();
    expect(() => told(merge([], 640), stays, gone)).toThrow('Lead 640 was merged into lead 914');
    expect(() => told(merge([], 7), gone, after([LeadImported({ leadId: 7, createdAt: null, communications: [] })]))).toThrow('Lead 640 was merged into lead 914');
    expect(() => told(merge([], 914), stays, stays)).toThrow('A lead cannot be merged into itself');
    expect(() => told(merge([], 7), stays, noLead)).toThrow('There is no lead 7');
    expect(() => told(merge(), after([...double, LeadDeleted({})]), stays)).toThrow('There is no lead 640');
    expect(() => told(merge(), after(double), after([LeadDeleted({})], stays))).toThrow('There is no lead 914');
  });

  it('take along what came late, when the one that stayed was merged on before it arrived', () => {
    const stays = after(sofia);
    const gone = after(told(merge(), after(double), stays), after(double));
    const root = after([LeadImported({ leadId: 7, lastName: 'Rossi', createdAt: null, communications: [] })]);
    const staysMerged = after(told(merge([], 7), stays, root), stays);
    const rootWith = after(told(commandOf(TakeOverLead, { mergedLeadId: 914 }), root, staysMerged), root);
    const late = after(told(commandOf(TakeOverLead, { mergedLeadId: 640 }), staysMerged, gone), staysMerged);
    const further = after(told(commandOf(TakeOverLead, { mergedLeadId: 914 }), rootWith, late), rootWith);
    expect(further.interests.map(({ interestId }) => interestId)).toEqual([1, 2]);
    const apart = told(commandOf(GiveLeadBack, { mergeId: mergeIdOf(late) }), further);
    expect(after(apart, further)).toEqual(root);
    expect(() => told(commandOf(TakeLeadApart, {}), gone, late)).toThrow('Lead 914 was itself merged into lead 7: take these two apart first');
  });

  it('are not worked on under the number that went, nor is the one that stayed deleted', () => {
    const { gone, stays } = merged();
    expect(() => told(commandOf(ReviseLead, { firstName: 'Zoe' }), gone, { marketingRep: undefined, statuses: [] })).toThrow('Lead 640 was merged into lead 914');
    expect(() => told(new DeleteLead(), stays, { tours: 0, contracts: 0 })).toThrow('take them apart first');
  });

  it('give nobody a value that they do not see', () => {
    expect(() => told(merge(['mobilePhone']), after(double), after(sofia), 'Leads_Edit')).toThrow('You may not change mobilePhone');
    expect(() => told(merge(['leadId']), after(double), after(sofia))).toThrow('leadId is no field of a lead');
    expect(told(merge(['firstName']), after(double), after(sofia), 'Leads_Edit')).toMatchObject([{ type: LeadMerged.type }]);
  });
});

describe('Two leads that are alike', () => {
  it('are told apart once, with the reason', () => {
    const command = commandOf(TellLeadsApart, { otherLeadId: 640, reason: 'Mother and daughter' });
    const events = told(command, after(sofia));
    expect(events).toEqual([LeadsToldApart({ otherLeadId: 640, reason: 'Mother and daughter' })]);
    expect(told(command, after(events, after(sofia)))).toEqual([]);
  });
});
