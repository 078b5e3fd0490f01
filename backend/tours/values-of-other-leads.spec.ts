import { randomBytes } from 'node:crypto';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import type { NewEvent } from '../../events/store/event-store.js';
import { opened, sealed } from '../../events/store/personal/sealed-event.js';
import { TourBooked, TourDetailsRevised, type TourEvent } from '../../events/tours/tour.events.js';
import { GiftGiven } from '../../events/tours/tour-gifts.events.js';
import { TourMovedBack, TourMovedToLead } from '../../events/tours/tour-merge.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import { tour } from './tour.js';
import type { NamedPeople } from './tour-people.js';
import type { Tour } from './tour.state.js';

const keys = new Map(['lead-1', 'lead-2'].map((person) => [person, randomBytes(32)]));
const booked = TourBooked({ tourId: 5, createdBy: 7, leadId: 1, leadFirstName: 'Elena', notes: 'Walks with a stick', tourStatus: 'Scheduled' });
const toOmar = { leadId: { from: 1, to: 2 }, leadFirstName: { from: 'Elena', to: 'Omar' } };
const noted = (from: string, to: string) => TourDetailsRevised({ changes: { notes: { from, to } } });

/** Appends them one after another, as the executor does. @returns what is read once one of the two was erased */
function readWithout(gone: string, ...events: readonly DomainEvent[]): string {
  return readOf(gone, events.map((event) => [event, undefined]));
}

/** @param told each with what the server added to its command */
function readOf(gone: string, told: readonly (readonly [DomainEvent, NamedPeople | undefined])[]): string {
  let state: Tour = tour.initial;
  const stored = told.map(([event, people], index): NewEvent => {
    const others = tour.othersIn?.(event as TourEvent, state, { people });
    const person = tour.personOf?.(state);
    const metadata = { commandHash: '', ...(person && { person }), ...(others && { others }) };
    state = tour.evolve(state, { ...event, metadata } as unknown as RecordedEvent<TourEvent>);
    return sealed('tour-5', { id: `id-${index}`, type: event.type, data: event.data, metadata }, vocabulary.personalIn(event.type), keys);
  });
  const left = new Map([...keys].filter(([person]) => person !== gone));
  return JSON.stringify(stored.map((event) => opened({ ...event, stream: 'tour-5' }, left).data));
}

describe('What a tour holds of the leads that it was of', () => {
  it('goes with the lead whose tour it was when it was written, also where it is changed after the tour went to another', () => {
    const events = [booked, TourDetailsRevised({ changes: toOmar }), noted('Walks with a stick', 'Omar comes late')];
    expect(readWithout('lead-1', ...events)).not.toMatch(/Elena|stick/);
    expect(readWithout('lead-1', ...events)).toContain('Omar comes late');
    expect(readWithout('lead-2', ...events)).not.toContain('Omar');
    expect(readWithout('lead-2', ...events)).toContain('stick');
  });

  it('goes with the lead that stayed where it was written while the two were one, also after they were taken apart', () => {
    const events = [
      booked,
      TourMovedToLead({ mergeId: 'm', changes: toOmar }),
      noted('Walks with a stick', 'Omar comes late'),
      TourMovedBack({ mergeId: 'm', changes: { leadId: { from: 2, to: 1 }, leadFirstName: { from: 'Omar', to: 'Elena' } } }),
      noted('Omar comes late', 'On time'),
    ];
    expect(readWithout('lead-1', ...events)).not.toMatch(/Elena|stick|On time/);
    expect(readWithout('lead-2', ...events)).not.toContain('Omar');
    expect(readWithout('lead-2', ...events)).toMatch(/stick.*On time/);
  });

  it('goes with it from gifts as well, where nobody wrote the names anew when the tour went on', () => {
    const gift = GiftGiven({ giftTypeId: 0, giftName: 'Mug', quantity: 1, cost: null, note: 'For Omar', leadId: 2, leadFirstName: 'Elena', leadLastName: '', changes: {} });
    const events = [booked, TourDetailsRevised({ changes: { leadId: { from: 1, to: 2 } } }), gift];
    expect(readWithout('lead-1', ...events)).not.toContain('Elena');
    expect(readWithout('lead-1', ...events)).toContain('For Omar');
  });

  it('is nobody else’s once the tour is back, or the value was written anew', () => {
    const after = (...events: readonly DomainEvent[]) => events.reduce((state: Tour, event) => tour.evolve(state, event as RecordedEvent<TourEvent>), tour.initial).otherLeads;
    const moved = TourDetailsRevised({ changes: toOmar });
    expect(after(booked, moved)).toEqual({ notes: 1 });
    expect(after(booked, moved, noted('Walks with a stick', 'Late'))).toEqual({});
    expect(after(booked, moved, TourDetailsRevised({ changes: { leadId: { from: 2, to: 1 } } }))).toEqual({ leadFirstName: 2 });
  });
});

describe('A name that a merge brought to the lead of a tour', () => {
  /** Lead 2 is called by the last name of lead 1. */
  const people = (leadLastName = 'Quist'): NamedPeople => ({ lead: { leadFirstName: 'Omar', leadLastName, spouseFirstName: '', spouseLastName: '' }, nameOwners: { leadLastName: 1 } });
  const booking = TourBooked({ tourId: 5, createdBy: 7, leadId: 2, leadFirstName: 'Omar', leadLastName: 'Quist', tourStatus: 'Scheduled' });
  const moved = { leadId: { from: 3, to: 2 }, leadLastName: { from: 'Ray', to: 'Quist' } };
  const gift = GiftGiven({ giftTypeId: 0, giftName: 'Mug', quantity: 1, cost: null, note: '', leadId: 2, leadFirstName: 'Omar', leadLastName: 'Quist', changes: {} });
  const renamed = TourDetailsRevised({ changes: { leadLastName: { from: 'Quist', to: 'Kim' } } });

  it.each([
    ['booked', [[booking, people()], [gift, undefined], [renamed, undefined]]],
    ['edited', [[booked, undefined], [TourDetailsRevised({ changes: moved }), people()], [gift, undefined], [renamed, undefined]]],
    ['given a gift in the same moment', [[booked, undefined], [gift, people()]]],
    ['moved by a merge', [[booked, undefined], [TourMovedToLead({ mergeId: 'm', changes: moved }), people()], [gift, undefined], [renamed, undefined]]],
  ] as const)('goes with the lead that it came from, from and to apart: %s', (_, told) => {
    expect(readOf('lead-1', told)).not.toContain('Quist');
    expect(readOf('lead-1', told)).toContain('Omar');
    expect(readOf('lead-2', told)).toContain('Quist');
    expect(readOf('lead-2', told)).not.toContain('Omar');
  });

  it('is the lead’s own where somebody typed another one', () => {
    expect(readOf('lead-1', [[TourBooked({ ...booking.data, leadLastName: 'Typed' } as never), people()]])).toContain('Typed');
  });
});
