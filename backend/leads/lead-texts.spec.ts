import type { DomainEvent, RecordedEvent } from '../../events/event.js';
import { LeadCommunicationAdded, LeadOptedIn, LeadOptedOut } from '../../events/lead-communications.js';
import { LeadImported, type LeadEvent } from '../../events/lead.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf, type GivenOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../platform/commands/send.js';
import { RecordAnswer } from './lead-text.commands.js';
import type { LeadTextCommand } from './lead-text.commands.js';
import { lead } from './lead.js';
import type { Lead } from './lead.state.js';

const MOBILE = '+13055550174';
const HOME = '+13055550175';

const imported = LeadImported({ leadId: 7, firstName: 'Ivan', lastName: 'Lopez', leadStatus: 'New', smsOptIn: 'true', mobilePhone: MOBILE, homePhone: HOME, createdAt: null, communications: [] });
const optedOut = LeadOptedOut({ word: 'STOP', changes: { smsOptIn: { from: 'true', to: 'false' } } });

function after(...events: DomainEvent[]): Lead {
  const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'system', id: 'x', name: 'Tour reminder' } };
  return events.reduce((state, event) => lead.evolve(state, { ...event, metadata } as unknown as RecordedEvent<LeadEvent>), lead.initial);
}

function told<C extends LeadTextCommand>(command: C, state: Lead, given?: GivenOf<C>): readonly DomainEvent[] {
  const sending = (send as (...parameters: unknown[]) => ReturnType<typeof send<RecordAnswer, number, RecordAnswer>>)(lead, 7, command, given);
  return decide(sending, state, issuedWith());
}

const answer = (from: string, body: string, ...events: DomainEvent[]) => told(commandOf(RecordAnswer, { from, body }), after(imported, ...events));
const types = (events: readonly DomainEvent[]) => events.map(({ type }) => type);

describe('What a lead’s phone answers', () => {
  it('STOP counts from whichever of its phones, START and YES from the mobile phone alone', () => {
    expect(types(answer(HOME, 'STOP'))).toEqual([LeadOptedOut.type]);
    for (const word of ['START', 'YES']) {
      expect(types(answer(HOME, word, optedOut))).toEqual([LeadCommunicationAdded.type]);
      expect(types(answer(MOBILE, word, optedOut))).toEqual([LeadOptedIn.type]);
    }
  });

  it('YES answers a question of somebody who never stopped texts', () => {
    const neverAsked = LeadImported({ ...imported.data, smsOptIn: '' });
    expect(types(told(commandOf(RecordAnswer, { from: MOBILE, body: 'Yes' }), after(neverAsked)))).toEqual([LeadCommunicationAdded.type]);
  });

  it('is kept without the name of the guest, which would outlive an erasure', () => {
    expect(answer(MOBILE, '  At gate 2 \n')).toEqual([LeadCommunicationAdded({ CreatedAt: '2026-11-20T15:00:00.000Z', CreatedBy: 'The guest’s phone', Type: 'Text Message', Note: 'At gate 2' })]);
  });
});
