import fc from 'fast-check';
import { blankValues } from '../../events/kernel/field.rules.js';
import { tourDetailFields } from '../../events/tours/tour.fields.js';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { TourBooked, TourImported, TourResultRecorded, TourStatusChanged, type TourEvent } from '../../events/tours/tour.events.js';
import { tourResults, tourSlots, tourStatuses } from '../../events/tours/tour.enums.js';
import { GiftGiven } from '../../events/tours/tour-gifts.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { decide } from '../platform/commands/decide.js';
import { Refusal } from '../platform/commands/refusal.js';
import { send } from '../../test/support/send.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from './tour.commands.js';
import { tour } from './tour.js';
import { notBooked, type Tour } from './tour.state.js';

const issued = issuedWith();
const lead = { leadFirstName: 'Robert', leadLastName: 'de la Cruz', spouseFirstName: 'Mia', spouseLastName: 'de la Cruz' };
const grace = { firstName: 'Grace', lastName: 'Patel', offered: true };
const context = { id: 6, issued, given: { people: { lead, salesRep: grace }, giftTypes: [] } };

const imported = TourImported({
  ...notBooked,
  tourId: 6,
  tourDate: '2025-01-27',
  scheduledStartTime: '03:15 PM',
  tourStatus: 'Ended',
  tourResult: 'No Buy',
  qualified: 'Qualified',
});

function given(...events: DomainEvent[]): Tour {
  return events.reduce((state, event) => tour.evolve(state, event as RecordedEvent<TourEvent>), tour.initial);
}

const spaCredit = { giftTypeId: 6, giftName: 'Spa Credit', status: 'Active', cost: '25.00' };
const details = blankValues(tourDetailFields);

const command = <C extends object>(kind: new () => C, fields: Partial<C>): C =>
  Object.assign(new kind(), fields);

describe('a tour', () => {
  it('is booked as Scheduled, by whom, and its gifts are given', () => {
    const events = tour.decide(
      command(BookTour, {
        tourDate: '2026-12-01',
        scheduledStartTime: '9:15 am',
        leadId: 7,
        giftNames: 'Spa Credit , Spa Credit',
      }),
      notBooked,
      { ...context, given: { ...context.given, giftTypes: [spaCredit] } },
    );
    expect(events).toEqual([
      TourBooked({
        ...details,
        tourId: 6,
        tourDate: '2026-12-01',
        scheduledStartTime: '09:15 AM',
        leadId: 7,
        ...lead,
        qualified: 'Qualified',
        tourStatus: 'Scheduled',
        createdBy: 7,
      }),
      GiftGiven({
        ...{ giftTypeId: 6, giftName: 'Spa Credit', quantity: 2, cost: '25.00', note: '' },
        ...{ leadId: 7, leadFirstName: 'Robert', leadLastName: 'de la Cruz' },
        changes: { giftNames: { from: '', to: 'Spa Credit,Spa Credit' } },
      }),
    ]);
  });

  it.each(['03:15 PM', '08:45 AM', '09:10 AM', ''])('is not booked for "%s", which is no slot', (scheduledStartTime) => {
    expect(() => tour.decide(command(BookTour, { leadId: 7, tourDate: '2026-12-01', scheduledStartTime }), notBooked, context)).toThrow(Refusal);
  });

  it('keeps an old time outside the slots when the whole tour is sent back', () => {
    const state = given(imported);
    expect(tour.decide(command(ReviseTour, { ...state }), state, context)).toEqual([]);
  });

  it('can go from any status to any other, and a status that it has is no change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tourStatuses), fc.constantFrom(...tourStatuses), (from, to) => {
        const state = given({ ...imported, data: { ...imported.data, tourStatus: from } });
        const expected = from === to ? [] : [TourStatusChanged({ from, to })];
        expect(tour.decide(command(ChangeTourStatus, { tourStatus: to }), state, context)).toEqual(expected);
      }),
    );
  });

  it('takes Rescheduled as a result and not as a status', () => {
    const state = given(imported);
    expect(tour.decide(command(RecordTourResult, { tourResult: 'Rescheduled' }), state, context)).toEqual([
      TourResultRecorded({ from: 'No Buy', to: 'Rescheduled' }),
    ]);
    expect(() => tour.decide(command(ChangeTourStatus, { tourStatus: 'Rescheduled' }), state, context)).toThrow(Refusal);
  });

  it('lets a result be taken back', () => {
    expect(tour.decide(command(RecordTourResult, { tourResult: '' }), given(imported), context)).toEqual([
      TourResultRecorded({ from: 'No Buy', to: '' }),
    ]);
  });

  it('says one thing for each section that a whole tour changes', () => {
    const state = given(imported);
    const events = tour.decide(
      command(ReviseTour, { ...state, tourDate: '2025-01-28', notes: 'Late', tourStatus: 'No Show', tourResult: '' }),
      state,
      context,
    );
    expect(events.map(({ type }) => type)).toEqual([
      'TourRescheduled',
      'TourDetailsRevised',
      'TourStatusChanged',
      'TourResultRecorded',
    ]);
  });

  it('is not there before it is booked', () => {
    expect(() => decide(send(tour, 6, command(ChangeTourStatus, { tourStatus: 'Ended' })), notBooked, issued)).toThrow('There is no tour 6');
  });

  it('is booked once', () => {
    expect(() => tour.decide(command(BookTour, { tourDate: '2026-12-01' }), given(imported), context)).toThrow('There is a tour 6 already');
  });

  it('is booked by an agent as by nobody of the staff', () => {
    const agent = { ...issued, actor: { kind: 'agent', id: '7', name: 'RCI Agent' } as const };
    const [booked] = tour.decide(command(BookTour, { leadId: 7, tourDate: '2026-12-01', scheduledStartTime: '09:15 AM' }), notBooked, { ...context, issued: agent });
    expect(booked?.data).toMatchObject({ createdBy: 0 });
  });

  it('holds the names of its reps as the server knows them', () => {
    const sent = command(ReviseTour, { assignedEmployeeId: 12, assignedEmployeeFirstName: 'Gracie' });
    const [revised] = tour.decide(sent, given(imported), context);
    expect(revised?.data).toMatchObject({ changes: { assignedEmployeeId: { to: 12 }, assignedEmployeeFirstName: { to: 'Grace' } } });
  });

  it('is not booked for nobody, nor for somebody who is no lead', () => {
    const of = (leadId: number) => command(BookTour, { leadId, tourDate: '2026-12-01', scheduledStartTime: '09:15 AM' });
    expect(() => tour.decide(of(0), notBooked, context)).toThrow('Please choose a lead');
    expect(() => tour.decide(of(999), notBooked, { ...context, given: { people: {}, giftTypes: [] } })).toThrow('There is no lead 999');
  });

  it('is booked under the names that its people have, whatever its sender calls them', () => {
    const sent = { leadId: 7, leadFirstName: 'Bob', assignedEmployeeId: 12, assignedEmployeeLastName: 'P.', marketingEmployeeFirstName: 'Nobody' };
    const [booked] = tour.decide(command(BookTour, { ...sent, tourDate: '2026-12-01', scheduledStartTime: '09:15 AM' }), notBooked, context);
    expect(booked?.data).toMatchObject({ ...lead, assignedEmployeeFirstName: 'Grace', assignedEmployeeLastName: 'Patel', marketingEmployeeFirstName: '' });
  });

  it.each([
    ['assignedEmployeeId', undefined, 'There is no employee 12'],
    ['assignedEmployeeId', { ...grace, offered: false }, 'Grace Patel is not among the sales reps'],
    ['marketingEmployeeId', { ...grace, offered: false }, 'Grace Patel is not among the marketing reps'],
  ])('is given to nobody whose part it is not: %s', (field, rep, message) => {
    const people = { salesRep: rep, marketingRep: rep };
    expect(() => tour.decide(command(ReviseTour, { [field]: 12 }), given(imported), { ...context, given: { people, giftTypes: [] } })).toThrow(expect.objectContaining({ message, options: expect.objectContaining({ field }) }));
  });

  it('keeps a rep who works here no longer when the whole tour is sent back, and loses the name with the rep', () => {
    const state = given(TourImported({ ...imported.data, assignedEmployeeId: 12, assignedEmployeeFirstName: 'Grace', assignedEmployeeLastName: 'Patel' }));
    const left = { ...context, given: { people: { salesRep: { firstName: 'Grace', lastName: 'Patel-Ruiz', offered: false } }, giftTypes: [] } };
    expect(tour.decide(command(ReviseTour, { ...state }), state, left)).toEqual([]);
    const [taken] = tour.decide(command(ReviseTour, { assignedEmployeeId: 0 }), state, context);
    expect(taken?.data).toMatchObject({ changes: { assignedEmployeeId: { to: 0 }, assignedEmployeeFirstName: { to: '' }, assignedEmployeeLastName: { to: '' } } });
  });

  it('takes the names of another lead with the lead, and those that were typed as typed', () => {
    const state = given(TourImported({ ...imported.data, leadId: 3, leadFirstName: 'Bob', leadLastName: 'Ray' }));
    const [revised] = tour.decide(command(ReviseTour, { leadId: 7, leadFirstName: 'Bob', leadLastName: 'Cruz' }), state, context);
    expect(revised?.data).toMatchObject({ changes: { leadFirstName: { to: 'Robert' }, leadLastName: { to: 'Cruz' }, spouseFirstName: { to: 'Mia' } } });
  });

  it('becomes what was sent, in events that fit their schemas, and is then unchanged by the same again', () => {
    const body = fc.record(
      {
        tourDate: fc.constantFrom('2026-12-01', '2027-02-28'),
        scheduledStartTime: fc.constantFrom(...tourSlots),
        notes: fc.string(),
        leadFirstName: fc.string(),
        tourStatus: fc.constantFrom(...tourStatuses),
        tourResult: fc.constantFrom('', ...tourResults),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(body, (fields) => {
        const before = given(imported);
        const events = tour.decide(command(ReviseTour, fields), before, context);
        events.forEach((event) => vocabulary.validate(event));
        const after = given(imported, ...events);
        expect(after).toEqual({ ...before, ...fields });
        expect(tour.decide(command(ReviseTour, fields), after, context)).toEqual([]);
      }),
    );
  });

  it('tells its history in words', () => {
    const state = given(imported);
    const [event] = tour.decide(command(ReviseTour, { notes: 'Late' }), state, context);
    expect(tour.describe(event as RecordedEvent<TourEvent>)).toEqual({
      title: 'Notes',
      changes: [{ field: 'notes', label: 'Notes', kind: 'text', from: '', to: 'Late' }],
    });
  });
});
