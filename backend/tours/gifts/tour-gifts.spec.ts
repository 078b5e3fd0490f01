import fc from 'fast-check';
import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import { GiftGiven } from '../../../events/tours/tour-gifts.events.js';
import { TourDetailsRevised, TourImported, type TourEvent } from '../../../events/tours/tour.events.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { ReviseTour, type AnyTourCommand } from '../tour.commands.js';
import { GiveGift, TakeBackGift, type CatalogueGift } from './tour-gifts.commands.js';
import { tour } from '../tour.js';
import { notBooked, type Tour } from '../tour.state.js';

const spa: CatalogueGift = { giftTypeId: 6, giftName: 'Spa Credit', status: 'Active', cost: '25.00' };
const golf: CatalogueGift = { giftTypeId: 5, giftName: 'Golf Round', status: 'Active', cost: null };
const camera: CatalogueGift = { giftTypeId: 12, giftName: 'Old Camera', status: 'Inactive', cost: null };
const catalogue = [spa, golf, camera];

const imported = (giftNames: string) => TourImported({ ...notBookedFacts, tourId: 6, leadId: 7, leadFirstName: 'Ivan', leadLastName: 'Müller', giftNames });
const { gifts: _, ...notBookedFacts } = notBooked;

function after(state: Tour, ...events: readonly DomainEvent[]): Tour {
  return events.reduce((now, event) => tour.evolve(now, event as RecordedEvent<TourEvent>), state);
}

function decided(state: Tour, command: AnyTourCommand, giftTypes = catalogue): readonly TourEvent[] {
  const events = tour.decide(command, state, { id: 6, issued: issuedWith(), given: { people: {}, giftTypes } });
  events.forEach((event) => vocabulary.validate(event));
  return events;
}

const give = (giftTypeId: number, quantity?: number) => commandOf(GiveGift, { giftTypeId, ...(quantity && { quantity }) });
const takeBack = (giftName: string, quantity?: number) => commandOf(TakeBackGift, { giftName, ...(quantity && { quantity }) });
const names = (giftNames: string) => commandOf(ReviseTour, { giftNames });
const told = (events: readonly TourEvent[]) => events.map((event) => [event.type, 'giftName' in event.data ? `${event.data.giftName} x${event.data.quantity}` : '']);

describe('the gifts of a tour', () => {
  const empty = after(notBooked, imported(''));

  it('are given by their number, at what they cost then and to whom the tour is for', () => {
    const [given] = decided(empty, give(6, 2));
    expect(given?.data).toMatchObject({ giftTypeId: 6, giftName: 'Spa Credit', quantity: 2, cost: '25.00', leadId: 7, leadFirstName: 'Ivan', leadLastName: 'Müller' });
    const state = after(empty, given!);
    expect(state).toMatchObject({ giftNames: 'Spa Credit,Spa Credit', gifts: [{ giftTypeId: 6, quantity: 2, cost: '25.00' }] });
  });

  it('count twice when two people give the same one (decisions.md G10)', () => {
    const once = after(empty, ...decided(empty, give(6)));
    expect(after(once, ...decided(once, give(6))).giftNames).toBe('Spa Credit,Spa Credit');
  });

  it('are of the catalogue, and of those that are given still', () => {
    expect(() => decided(empty, give(99), [])).toThrow('There is no gift 99');
    expect(() => decided(empty, give(12))).toThrow('Old Camera is no longer given');
  });

  it('come back one by one, what was given last at what it cost then', () => {
    const dearer = { ...spa, cost: '30.00' };
    const one = after(empty, ...decided(empty, give(6)));
    const two = after(one, ...decided(one, give(6), [dearer]));
    const [back] = decided(two, takeBack('spa credit'));
    expect(back).toMatchObject({ type: 'GiftTakenBack', data: { giftTypeId: 6, quantity: 1, cost: '30.00' } });
    expect(after(two, back!).giftNames).toBe('Spa Credit');
    expect(told(decided(two, takeBack('Spa Credit', 2)))).toHaveLength(2);
  });

  it('do not come back when they are not there any more', () => {
    expect(() => decided(empty, takeBack('Spa Credit'))).toThrow('The tour has no Spa Credit');
    const one = after(empty, ...decided(empty, give(6)));
    expect(() => decided(one, takeBack('Spa Credit', 2))).toThrow('The tour has only 1 of Spa Credit');
  });

  it('of the old system stay, and can be taken back, whatever the catalogue says of them', () => {
    const old = after(notBooked, imported('Airboat,Old Camera'));
    expect(told(decided(old, takeBack('Airboat')))).toEqual([['GiftTakenBack', 'Airboat x1']]);
    expect(decided(old, names('Old Camera, Airboat'), [])).toEqual([]);
    expect(() => decided(old, names('Airboat,Old Camera,Old Camera'))).toThrow('Old Camera is no longer given');
  });

  it('that were revised as a detail once are what that said', () => {
    const state = after(notBooked, imported('Airboat'), TourDetailsRevised({ changes: { giftNames: { from: 'Airboat', to: 'Golf Round,Golf Round' } } }));
    expect(state.gifts).toEqual([{ giftTypeId: 0, giftName: 'Golf Round', quantity: 2, cost: null }]);
  });

  it('follow a whole list of names: what is new in it is given, what is missing taken back', () => {
    const had = after(notBooked, imported('Airboat,Golf Round'));
    const events = decided(had, names('golf round, Spa Credit, Spa Credit'));
    expect(told(events)).toEqual([
      ['GiftTakenBack', 'Airboat x1'],
      ['GiftGiven', 'Spa Credit x2'],
    ]);
    expect(after(had, ...events).giftNames).toBe('Golf Round,Spa Credit,Spa Credit');
  });

  it('stay as they are where the list is sent back as it was, whatever the catalogue calls them', () => {
    const given = after(empty, GiftGiven({ ...(decided(empty, give(6))[0] as ReturnType<typeof GiftGiven>).data, giftName: 'Gas Card, $50' }));
    expect(decided(given, names('Gas Card, $50'))).toEqual([]);
  });

  it('are not what nobody knows', () => {
    expect(() => decided(empty, names('Harbor Cruise'))).toThrow(expect.objectContaining({ message: 'Harbor Cruise is not among the gifts', options: { field: 'giftNames' } }) as Error);
  });

  it('become the list that was sent, which then changes nothing more, and tell each step in words', () => {
    const list = fc.array(fc.constantFrom('Spa Credit', 'Golf Round', 'Airboat'), { maxLength: 5 });
    fc.assert(
      fc.property(list, list, (before, wanted) => {
        const had = after(notBooked, imported(before.join(',')));
        const sent = wanted.filter((name) => name !== 'Airboat' || before.includes(name)).slice(0, 4);
        const allowed = sent.filter((name, index) => name !== 'Airboat' || sent.slice(0, index + 1).filter((one) => one === name).length <= before.filter((one) => one === name).length);
        const events = decided(had, names(allowed.join(',')));
        const now = after(had, ...events);
        expect(now.giftNames.split(',').filter(Boolean).sort()).toEqual(allowed.toSorted());
        expect(decided(now, names(allowed.join(',')))).toEqual([]);
        const steps = events.map(({ data }) => (data as { changes: { giftNames: { from: string; to: string } } }).changes.giftNames);
        steps.forEach(({ from }, index) => expect(from).toBe(index === 0 ? had.giftNames : steps[index - 1]!.to));
      }),
    );
  });

  it('are told in the history as people say them', () => {
    const [given] = decided(empty, commandOf(GiveGift, { giftTypeId: 6, quantity: 2, note: 'Waited an hour' }));
    expect(tour.describe(given as RecordedEvent<TourEvent>)).toEqual({
      title: 'Gift given: Spa Credit x2',
      changes: [{ field: 'giftNames', label: 'Gifts', kind: 'text', from: '', to: 'Spa Credit,Spa Credit' }],
      toldInTitle: true,
      reason: 'Waited an hour',
    });
  });
});
