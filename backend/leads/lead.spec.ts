import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { InterestAdded, InterestImported, InterestRemoved, InterestRevised, InterestsReprioritized } from '../../events/leads/interest.events.js';
import { LeadCreated, LeadDeleted, LeadImported, LeadRestored, LeadRevised, LeadStatusChanged, type LeadEvent } from '../../events/leads/lead.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf, type AnyCommand, type EnrichmentOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { Refusal } from '../platform/commands/refusal.js';
import { send } from '../../test/support/send.js';
import { AddInterest, InterestBody, RemoveInterest, ReprioritizeInterests, ReviseInterest } from './interests/interest.commands.js';
import { ChangeLeadStatus, CreateLead, DeleteLead, RestoreLead, RecordOptIn, ReviseLead, type AnyLeadCommand } from './lead.commands.js';
import { lead } from './lead.js';
import type { Lead } from './lead.state.js';

const statuses = ['New', 'Contacted', 'Cold'];
const imported = LeadImported({ leadId: 7, firstName: 'Ivan', lastName: 'Lopez', leadStatus: 'New', smsOptIn: 'true', mobilePhone: '3055550174', createdAt: null, communications: [] });
const wishes = [
  InterestImported({ interestId: 11, leadId: 7, resort: 'Coral Reef Club', useYearType: 'Annual' }),
  InterestAdded({ interestId: 12, leadId: 7, resort: 'Harbour Point' }),
];

function after(...events: DomainEvent[]): Lead {
  const metadata = { occurredAt: '2026-11-20T15:00:00.000Z' };
  return events.reduce((state, event) => lead.evolve(state, { ...event, metadata } as unknown as RecordedEvent<LeadEvent>), lead.initial);
}

/** What comes of a command by whoever holds these permissions. */
function told<C extends AnyLeadCommand>(command: C, state: Lead, given?: EnrichmentOf<C>, permissions = 'Leads_Edit Leads_Sensitive Other_Beta'): readonly DomainEvent[] {
  const issued = issuedWith(...permissions.split(' '));
  const addressed = (send as (...parameters: unknown[]) => ReturnType<typeof send<AnyCommand, number, AnyCommand>>)(lead, 7, command, given);
  const events = decide(addressed, state, issued);
  for (const event of events) vocabulary.validate(event);
  return events;
}

const noRep = { marketingRep: undefined };

describe('A lead', () => {
  it('comes to be as New together with its first interest, or not at all', () => {
    const command = commandOf(CreateLead, { firstName: 'Ivan', marketingEmployeeId: 15, interest: commandOf(InterestBody, { resort: 'Coral Reef Club' }) });
    const events = told(command, lead.initial, { marketingRep: 'Leo Rossi', interestId: 11 });
    expect(events.map(({ type }) => type)).toEqual([LeadCreated.type, InterestAdded.type]);
    expect(after(...events)).toMatchObject({ leadId: 7, firstName: 'Ivan', leadStatus: 'New', country: 'US', marketingRep: 'Leo Rossi', createdAt: '2026-11-20T15:00:00.000Z', interests: [{ interestId: 11, resort: 'Coral Reef Club' }] });
    const unoffered = commandOf(CreateLead, { firstName: 'Ivan', interest: commandOf(InterestBody, { bedrooms: '9' }) });
    expect(() => told(unoffered, lead.initial, { ...noRep, interestId: 11 })).toThrow('Bedrooms must be one of 1, 2, 3');
  });

  it('has something to be known by', () => {
    expect(() => told(commandOf(CreateLead, { age: 51 }), lead.initial, { ...noRep, interestId: undefined })).toThrow('Please enter a name, a phone or an email');
    const nothing = commandOf(ReviseLead, { firstName: '', lastName: '', mobilePhone: '' });
    expect(() => told(nothing, after(imported), { ...noRep, statuses })).toThrow(Refusal);
  });

  it('is opted in to texts by whoever enters leads, in the very word; all else of it is for who may text', () => {
    const optedIn = commandOf(CreateLead, { firstName: 'Ivan', smsOptIn: 'true' });
    expect(told(optedIn, lead.initial, { ...noRep, interestId: undefined }, 'Leads_New')).toMatchObject([{ type: 'LeadCreated', data: { smsOptIn: 'true' } }]);
    expect(told(new RecordOptIn(), after(LeadImported({ ...imported.data, smsOptIn: '' })), undefined, 'Leads_Edit')).toEqual([LeadRevised({ changes: { smsOptIn: { from: '', to: 'true' } } })]);
    expect(told(new RecordOptIn(), after(imported), undefined, 'Leads_Edit Other_Beta')).toEqual([]);
    expect(() => told(commandOf(CreateLead, { firstName: 'Ivan', smsOptIn: 'yes' }), lead.initial, { ...noRep, interestId: undefined }, 'Leads_New')).toThrow('You may not change smsOptIn');
    expect(() => told(commandOf(ReviseLead, { smsOptIn: 'true' }), after(imported), { ...noRep, statuses }, 'Leads_Edit')).toThrow('You may not change smsOptIn');
    expect(told(commandOf(ReviseLead, { firstName: 'Ivo', smsOptIn: '' }), after(imported), { ...noRep, statuses }, 'Leads_Edit')).toEqual([LeadRevised({ changes: { firstName: { from: 'Ivan', to: 'Ivo' } } })]);
  });

  it('answers an opt-in alike, whether or not there was one, to whoever may not see it', () => {
    const events = told(new RecordOptIn(), after(imported), undefined, 'Leads_Edit');
    expect(events).toEqual([LeadRevised({ changes: { smsOptIn: { from: 'true', to: 'true' } } })]);
    expect(after(imported, ...events)).toEqual(after(imported));
  });

  it('keeps what its editor cannot see, and takes no word of it from them', () => {
    const blind = 'Leads_Edit Other_Beta';
    expect(told(commandOf(ReviseLead, { mobilePhone: '', city: null as never }), after(imported), { ...noRep, statuses }, blind)).toEqual([]);
    expect(() => told(commandOf(ReviseLead, { mobilePhone: '1' }), after(imported), { ...noRep, statuses }, blind)).toThrow('You may not change mobilePhone');
  });

  it('changes its status by a word of the company, whole or by itself', () => {
    const changed = [LeadStatusChanged({ from: 'New', to: 'Cold' })];
    expect(told(commandOf(ChangeLeadStatus, { leadStatus: 'cold' }), after(imported), { statuses })).toEqual(changed);
    expect(told(commandOf(ReviseLead, { leadStatus: 'Cold', firstName: 'Ivan' }), after(imported), { ...noRep, statuses })).toEqual(changed);
    expect(() => told(commandOf(ChangeLeadStatus, { leadStatus: 'Hot' }), after(imported), { statuses })).toThrow('Status must be one of New, Contacted, Cold');
  });

  it('names its rep by the number, and nobody who is not there', () => {
    const picked = commandOf(ReviseLead, { marketingEmployeeId: 15 });
    expect(told(picked, after(imported), { marketingRep: 'Leo Rossi', statuses })).toEqual([
      LeadRevised({ changes: { marketingEmployeeId: { from: 0, to: 15 }, marketingRep: { from: '', to: 'Leo Rossi' } } }),
    ]);
    expect(() => told(picked, after(imported), { ...noRep, statuses })).toThrow('There is no employee 15');
  });

  it('is deleted without tours and contracts only, is gone for everything else, and comes back', () => {
    const trade = { tours: 0, contracts: 0 };
    expect(() => told(new DeleteLead(), after(imported), { ...trade, tours: 1 })).toThrow('A lead with tours or contracts cannot be deleted');
    expect(() => told(new DeleteLead(), after(imported), { ...trade, contracts: 2 })).toThrow(Refusal);
    const deleted = told(new DeleteLead(), after(imported), trade);
    expect(deleted).toEqual([LeadDeleted({ firstName: 'Ivan', lastName: 'Lopez' })]);
    const gone = after(imported, ...deleted);
    expect(() => told(commandOf(ReviseLead, { age: 5 }), gone, { ...noRep, statuses })).toThrow('There is no lead 7');
    expect(told(new RestoreLead(), gone)).toEqual([LeadRestored({})]);
    expect(told(new RestoreLead(), after(imported))).toEqual([]);
  });
});

describe('The interests of a lead', () => {
  it('are known to it, those of the old system too, and stand in order of priority', () => {
    expect(after(imported, ...wishes).interests.map(({ resort }) => resort)).toEqual(['Coral Reef Club', 'Harbour Point']);
    const order = told(commandOf(ReprioritizeInterests, { interestIds: [12, 11] }), after(imported, ...wishes));
    expect(order.map(({ type }) => type)).toEqual([InterestsReprioritized.type]);
    expect(after(imported, ...wishes, ...order).interests.map(({ interestId }) => interestId)).toEqual([12, 11]);
    expect(told(commandOf(ReprioritizeInterests, { interestIds: [11, 12] }), after(imported, ...wishes))).toEqual([]);
  });

  it.each([[[11]], [[11, 11]], [[11, 12, 13]], [[11, 13]]])('are not put in the order %j, which does not name each once', (interestIds) => {
    expect(() => told(commandOf(ReprioritizeInterests, { interestIds }), after(imported, ...wishes))).toThrow('The order must name each interest of the lead once');
  });

  it('are added, revised and removed by their number', () => {
    const state = after(imported, ...wishes);
    expect(told(commandOf(AddInterest, { resort: 'Palm Bay Villas', price: '$5,000' }), state, { interestId: 13 })).toEqual([
      expect.objectContaining({ type: InterestAdded.type, data: expect.objectContaining({ leadId: 7, interestId: 13, price: '$5,000' }) }),
    ]);
    expect(told(commandOf(ReviseInterest, { useYearType: 'Biennial Odd' }), state, { interestId: 11 })).toEqual([
      InterestRevised({ interestId: 11, resort: 'Coral Reef Club', changes: { useYearType: { from: 'Annual', to: 'Biennial Odd' } } }),
    ]);
    const removed = told(new RemoveInterest(), state, { interestId: 11 });
    expect(removed).toEqual([InterestRemoved({ interestId: 11, resort: 'Coral Reef Club' })]);
    expect(after(imported, ...wishes, ...removed).interests).toHaveLength(1);
    expect(() => told(new RemoveInterest(), state, { interestId: 99 })).toThrow('There is no interest 99');
    expect(() => told(new AddInterest(), state, { interestId: 13 })).toThrow('Please say what the lead is interested in');
  });
});
