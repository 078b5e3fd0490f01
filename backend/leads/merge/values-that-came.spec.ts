import { InterestAdded, InterestRevised } from '../../../events/leads/interest.events.js';
import { LeadOptedOut, TextRequested } from '../../../events/leads/lead-communications.events.js';
import { LeadErased } from '../../../events/leads/lead-erasure.events.js';
import { LeadMerged, LeadsToldApart, LeadTakenApart } from '../../../events/leads/lead-merge.events.js';
import { LeadDeleted, LeadImported, LeadRevised } from '../../../events/leads/lead.events.js';
import type { DomainEvent } from '../../../events/kernel/event.js';
import { after, mergedInto, told } from '../../../test/support/lead-story.js';
import { commandOf } from '../../platform/commands/command.js';
import { GiveLeadBack, MergeLead, TakeLeadApart, TakeOverLead } from './lead-merge.commands.js';
import type { Lead } from '../lead.state.js';
import { valuesOfOthers } from './values-of-others.js';

const [OWN, OF_B, OF_C] = ['+13055550101', '+13055550102', '+13055550103'];

const person = (leadId: number, mobilePhone: string, email = '') => after([LeadImported({ leadId, lastName: 'Rossi', mobilePhone, email, createdAt: null, communications: [] }), InterestAdded({ interestId: leadId, leadId, resort: 'Harbour Point', notes: `Of ${leadId}` })]);
const a = person(1, OWN!);
const b = person(2, OF_B!, 'b@example.com');
const c = person(3, OF_C!);

const givenBack = (stays: Lead, gone: Lead) => told(commandOf(GiveLeadBack, { mergeId: gone.merge!.mergeId }), stays);
const without = (stays: Lead, gone: Lead) => after(givenBack(stays, gone), stays);
const revised = (lead: Lead, from: string, mobilePhone: string) => after([LeadRevised({ changes: { mobilePhone: { from, to: mobilePhone } } })], lead);
const phones = (...leads: readonly Lead[]) => leads.map(({ mobilePhone }) => mobilePhone);

/** Lead 1 after leads 2 and 3 were merged into it, each with its phone. */
function both(third = c): { readonly stays: Lead; readonly gone: readonly [Lead, Lead] } {
  const first = mergedInto(a, b, ['mobilePhone']);
  const second = mergedInto(first.stays, third, ['mobilePhone']);
  return { stays: second.stays, gone: [first.gone, second.gone] };
}

describe('Values that came with several merges', () => {
  it('lie one upon the other: whichever is taken apart first, what is left is what there would be without it', () => {
    const { stays, gone } = both();
    expect(phones(stays, without(stays, gone[1]), without(without(stays, gone[1]), gone[0]))).toEqual([OF_C, OF_B, OWN]);
    expect(phones(without(stays, gone[0]), without(without(stays, gone[0]), gone[1]))).toEqual([OF_C, OWN]);
  });

  it('stay where both brought the same one, until both are gone', () => {
    const { stays, gone } = both(person(3, OF_B!));
    expect(phones(without(stays, gone[0]), without(stays, gone[1]), without(without(stays, gone[0]), gone[1]))).toEqual([OF_B, OF_B, OWN]);
  });

  it('give way for good to what somebody has written since', () => {
    const { stays, gone } = both();
    const written = revised(stays, OF_C!, '+13055550109');
    expect(phones(without(written, gone[1]), without(without(written, gone[1]), gone[0]))).toEqual(['+13055550109', '+13055550109']);
    const between = mergedInto(revised(mergedInto(a, b, ['mobilePhone']).stays, OF_B!, '+13055550109'), c, ['mobilePhone']);
    expect(phones(without(between.stays, gone[0]), without(without(between.stays, gone[0]), between.gone))).toEqual([OF_C, '+13055550109']);
  });
});

describe('A lead that is taken apart', () => {
  it('has its interests as they read now, and those that were removed as they were', () => {
    const { stays, gone } = mergedInto(a, b, []);
    const since = after([InterestRevised({ interestId: 2, resort: 'Harbour Point', changes: { resort: { from: 'Harbour Point', to: 'Coral Reef Club' } } })], stays);
    const [apart] = told(commandOf(TakeLeadApart, {}), gone, since) as [ReturnType<typeof LeadTakenApart>];
    expect(after([apart], gone).interests).toMatchObject([{ interestId: 2, resort: 'Coral Reef Club', notes: 'Of 2' }]);
    expect(without(since, gone).interests).toMatchObject([{ interestId: 1 }]);
  });

  it('leaves a STOP with the phone that said it', () => {
    const stopped = after([LeadOptedOut({ word: 'STOP', changes: {} })], b);
    const taken = mergedInto(a, stopped, ['mobilePhone']);
    expect([taken.stays.textsStopped?.word, without(taken.stays, taken.gone).textsStopped]).toEqual(['STOP', null]);
    const shared = mergedInto(person(1, OF_B!), stopped, []);
    expect([shared.stays.textsStopped?.word, without(shared.stays, shared.gone).textsStopped?.word]).toEqual(['STOP', 'STOP']);
    const over = mergedInto(taken.stays, c, ['mobilePhone']);
    expect(without(over.stays, taken.gone)).toMatchObject({ mobilePhone: OF_C, textsStopped: null });
  });
});

describe('What the stream of one lead holds of another', () => {
  const others = (event: DomainEvent, lead: Lead, given?: Lead) => valuesOfOthers(event, lead, given);

  it('is named as the other’s: what came, what goes back, and what is changed meanwhile', () => {
    const { stays, gone, said } = mergedInto(a, b, ['mobilePhone', 'email']);
    expect(others(said, a, gone)).toEqual({ 'changes.mobilePhone.to': 'lead-2', 'changes.email.to': 'lead-2', 'interests.0': 'lead-2' });
    expect(others(givenBack(stays, gone)[0]!, stays)).toEqual({ 'changes.mobilePhone.from': 'lead-2', 'changes.email.from': 'lead-2' });
    expect(others(LeadRevised({ changes: { email: { from: 'b@example.com', to: 'x@example.com' }, city: { from: '', to: 'Naples' } } }), stays, undefined)).toEqual({ 'changes.email.from': 'lead-2' });
    expect(others(InterestRevised({ interestId: 2, resort: '', changes: { notes: { from: 'Of 2', to: 'Quiet' } } }), stays)).toEqual({ changes: 'lead-2', resort: 'lead-2' });
    expect(others(InterestRevised({ interestId: 1, resort: '', changes: {} }), stays)).toBeUndefined();
  });

  it('is named as the other’s where the lead is deleted under its name, is taken apart with its interests, or writes to it', () => {
    const named = after([LeadRevised({ changes: { firstName: { from: '', to: 'Elena' } } })], b);
    const { stays } = mergedInto(a, named, ['firstName']);
    expect(others(LeadDeleted({ firstName: 'Elena', lastName: 'Rossi' }), stays)).toEqual({ firstName: 'lead-2' });
    expect(others(TextRequested({ textId: '5a0c3d3e-58f1-4a55-9a3f-3d0b5ab0c1d7', template: '', tourId: 0, toPhone: OWN!, body: 'Hello Elena' }), stays)).toEqual({ body: 'lead-2' });
    const over = mergedInto(a, mergedInto(b, c, []).stays, []);
    const [apart] = told(commandOf(TakeLeadApart, {}), over.gone, over.stays);
    expect(others(apart!, over.gone)).toEqual({ 'interests.1': 'lead-3' });
  });

  it('is named as the other’s where it says why the two are one, are not, or are told apart', () => {
    const state = mergedInto(a, b, []).gone;
    for (const event of [LeadMerged({ mergeId: 'm', into: 8, take: [], reason: 'Says Zelda' }), LeadTakenApart({ mergeId: 'm', from: 8, interests: [], reason: 'Not Zelda' }), LeadsToldApart({ otherLeadId: 8, reason: 'Zelda is the aunt' })])
      expect([event.type, others(event, state)]).toEqual([event.type, { reason: 'lead-8' }]);
    expect(others(LeadsToldApart({ otherLeadId: 8 }), state)).toBeUndefined();
  });

  it('is of whoever brought it first, through two merges', () => {
    const { stays, gone } = both();
    expect(others(givenBack(stays, gone[1])[0]!, stays)).toEqual({ 'changes.mobilePhone.from': 'lead-3', 'changes.mobilePhone.to': 'lead-2' });
    const chain = mergedInto(b, c, ['mobilePhone']);
    const further = mergedInto(a, chain.stays, ['mobilePhone']);
    expect(others(further.said, a, further.gone)).toEqual({ 'changes.mobilePhone.to': 'lead-3', 'interests.0': 'lead-2', 'interests.1': 'lead-3' });
  });
});

describe('A merge in the moment in which', () => {
  const merge = (stays: Lead) => told(commandOf(MergeLead, { into: 1, take: [] }), b, stays);
  const gone = after(merge(a), b);

  it('the lead that stays is deleted brings it back: it stands for two', () => {
    const deleted = after([LeadDeleted({})], a);
    const events = told(commandOf(TakeOverLead, { mergedLeadId: 2 }), deleted, gone);
    expect(events.map(({ type }) => type)).toEqual(['LeadRestored', 'LeadTakenOver']);
    expect(after(events, deleted)).toMatchObject({ deleted: false, merged: [{ leadId: 2 }] });
  });

  it('the lead that stays is erased leaves nothing of the other in it; later nobody merges into it', () => {
    const erased = after([LeadErased({ together: [1] })], a);
    expect(told(commandOf(TakeOverLead, { mergedLeadId: 2 }), erased, gone, 'the server')).toEqual([]);
    expect(() => merge(erased)).toThrow('Lead 1 was erased: nothing of it can be changed');
  });
});
