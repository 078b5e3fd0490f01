import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import { LeadCommunicationAdded, LeadOptedIn, LeadOptedOut, TextFailed, TextRequested, TextSent, TextTakenBack, TourReminderPlanned } from '../../../events/leads/lead-communications.events.js';
import { LeadImported, type LeadEvent } from '../../../events/leads/lead.events.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf, type EnrichmentOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import { PlanTourReminder, RecordAnswer, RequestText, SendTextAgain, SendTourReminder, type TourNow } from './lead-text.commands.js';
import type { LeadTextCommand } from './lead-text.commands.js';
import { lead } from '../lead.js';
import type { Lead } from '../lead.state.js';

const MOBILE = '+13055550174';
const HOME = '+13055550175';

const imported = LeadImported({ leadId: 7, firstName: 'Ivan', lastName: 'Lopez', leadStatus: 'New', smsOptIn: 'true', mobilePhone: MOBILE, homePhone: HOME, createdAt: null, communications: [] });
const optedOut = LeadOptedOut({ word: 'STOP', changes: { smsOptIn: { from: 'true', to: 'false' } } });

function after(...events: DomainEvent[]): Lead {
  return afterBy('Tour reminder', ...events);
}

function afterBy(name: string, ...events: DomainEvent[]): Lead {
  const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'system', id: 'x', name } };
  return events.reduce((state, event) => lead.evolve(state, { ...event, metadata } as unknown as RecordedEvent<LeadEvent>), lead.initial);
}

function told<C extends LeadTextCommand>(command: C, state: Lead, given?: EnrichmentOf<C>): readonly DomainEvent[] {
  const addressed = (send as (...parameters: unknown[]) => ReturnType<typeof send<RecordAnswer, number, RecordAnswer>>)(lead, 7, command, given);
  return decide(addressed, state, issuedWith());
}

const answer = (from: string, body: string, ...events: DomainEvent[]) => told(commandOf(RecordAnswer, { body }), after(imported, ...events), { from });
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
    expect(types(told(commandOf(RecordAnswer, { body: 'Yes' }), after(neverAsked), { from: MOBILE }))).toEqual([LeadCommunicationAdded.type]);
  });

  it('STOP and START are told with the last text that the guest got, and with none where the number had stopped texts before', () => {
    const textsTo = (textId: string) => [TextRequested({ textId, template: 'Tour Reminder', tourId: 31, toPhone: MOBILE, body: 'See you' }), TextSent({ textId, providerId: 'SM1' })];
    const story = [imported, ...textsTo('11111111-1111-4111-8111-111111111111'), ...textsTo('22222222-2222-4222-8222-222222222222'), optedOut];
    const answers = ({ communications }: Lead) => communications.map(({ text }) => text?.answer?.word);
    expect(answers(afterBy('The guest’s phone', ...story))).toEqual(['STOP', undefined]);
    expect(answers(afterBy('The guest’s phone', ...story, LeadOptedIn({ word: 'START', changes: {} })))).toEqual(['START', undefined]);
    expect(answers(afterBy('Number that stopped texts', ...story))).toEqual([undefined, undefined]);
  });

  it('is kept without the name of the guest, which would outlive an erasure', () => {
    expect(answer(MOBILE, '  At gate 2 \n')).toEqual([LeadCommunicationAdded({ CreatedAt: '2026-11-20T15:00:00.000Z', CreatedBy: 'The guest’s phone', Type: 'Text Message', Note: 'At gate 2' })]);
  });
});

describe('The reminder of a tour', () => {
  const [textId, newTextId] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const now = '2026-11-24T15:00:00.000Z';
  const template = { name: 'Tour Reminder', wording: 'See you', hours: 20 };
  const tour: TourNow = { tourId: 31, tourDate: '2026-11-25', scheduledStartTime: '10:15 AM', leadId: 7, toCome: true };
  const plan = TourReminderPlanned({ textId, tourId: 31, tourDate: '2026-11-25', tourTime: '10:15 AM', at: now });
  const waiting = [imported, plan, TextRequested({ textId, template: template.name, tourId: 31, toPhone: MOBILE, body: 'See you' })];
  const otherwise: readonly TourNow[] = [{ ...tour, toCome: false }, { ...tour, tourDate: '2026-11-27' }, { ...tour, scheduledStartTime: '1:30 PM' }, { ...tour, leadId: 8 }];

  it('goes out while the tour is what it was planned for, and is taken back otherwise', () => {
    const due = (found: TourNow | undefined) => types(told(commandOf(SendTourReminder, { textId }), after(imported, plan), { template, tour: found, now, stopped: undefined }));
    expect(due(tour)).toEqual([TextRequested.type]);
    for (const other of [...otherwise, undefined]) expect(due(other)).toEqual([TextTakenBack.type]);
  });

  it('that waits to go out is taken back when the tour moves or is off, and says so', () => {
    const becomes = (found: TourNow) => told(commandOf(PlanTourReminder, { tour: found, stands: found.toCome }), after(...waiting), { textId: newTextId, now });
    const back = TextTakenBack({ textId, reason: 'The tour was moved or is off' });
    expect(becomes(tour)).toEqual([]);
    expect(becomes({ ...tour, toCome: false })).toEqual([back]);
    expect(becomes({ ...tour, scheduledStartTime: '1:30 PM' })).toEqual([back]);
    expect(becomes({ ...tour, tourDate: '2026-11-27' })).toEqual([back, expect.objectContaining({ type: TourReminderPlanned.type })]);
    expect(after(...waiting, back).communications[0]!.text).toMatchObject({ state: 'taken back' });
  });

  it('that failed is sent again only while the tour is what it says, however often it failed', () => {
    const failed = [...waiting, TextFailed({ textId, reason: 'phone off' })];
    const again = (found: TourNow | undefined, id = textId, ...more: DomainEvent[]) => told(commandOf(SendTextAgain, { textId: id }), after(...failed, ...more), { newTextId, hours: 20, tour: found, now, stopped: undefined });
    const sentAgain = again(tour);
    expect(types(sentAgain)).toEqual([TextRequested.type]);
    for (const other of [...otherwise, undefined]) {
      expect(() => again(other)).toThrow('The tour is not as this text says any more');
      expect(() => again(other, newTextId, ...sentAgain, TextFailed({ textId: newTextId, reason: 'phone off' }))).toThrow('The tour is not as this text says any more');
    }
    const over = { ...tour, tourDate: '2026-11-19' };
    const late = after(imported, TourReminderPlanned({ ...plan.data, tourDate: '2026-11-19' }), waiting[2]!, TextFailed({ textId, reason: 'phone off' }));
    expect(() => told(commandOf(SendTextAgain, { textId }), late, { newTextId, hours: 20, tour: over, now, stopped: undefined })).toThrow('The tour is not as this text says any more');
  });
});

describe('A text', () => {
  it('goes to no phone whose place nobody knows: it may be night there', () => {
    const asked = (mobilePhone: string) =>
      told(commandOf(RequestText, { messageContent: 'Hello', mobileNumber: '' }), after(LeadImported({ ...imported.data, mobilePhone })), { template: undefined, tour: undefined, textId: '11111111-1111-4111-8111-111111111111', now: '2026-11-20T18:30:00.000Z', stopped: undefined });
    expect(types(asked('+13055550174'))).toEqual([TextRequested.type]);
    expect(types(asked('+17875550123'))).toEqual([TextRequested.type]);
    for (const elsewhere of ['+442079460018', '+16715550123', '+18005550123']) expect(() => asked(elsewhere)).toThrow('Texts go only to phones of the United States and Canada');
  });
});
