import type { EventsOf } from '../../../events/kernel/event.js';
import { GiftGiven, GiftTakenBack, type tourGiftEvents } from '../../../events/tours/tour-gifts.events.js';
import type { TourDetails } from '../../../events/tours/tour.fields.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { countOf, giftsNamed, isCalled, lastGiven, namesOfGifts, withGift, withoutGift, type TourGift } from './tour-gifts.rules.js';
import { MOST_AT_ONCE, type CatalogueGift, type GiveGift, type TakeBackGift } from './tour-gifts.commands.js';

export type TourGiftEvent = EventsOf<typeof tourGiftEvents>;

/** Of a tour's state, what its gifts are. `giftNames` is what the old system wrote, until a gift is given or taken back. */
export interface GiftsOfTour {
  readonly gifts: readonly TourGift[];
  readonly giftNames: string;
}

type Lead = Pick<TourDetails, 'leadId' | 'leadFirstName' | 'leadLastName'>;

export function giveGift({ giftTypeId, quantity = 1, note = '' }: GiveGift, tour: GiftsOfTour & Lead, giftTypes: readonly CatalogueGift[]): TourGiftEvent[] {
  const known = giftTypes.find((type) => type.giftTypeId === giftTypeId);
  if (!known) throw new Refusal(`There is no gift ${giftTypeId}`, { field: 'giftTypeId' });
  return told(tour, tour, [{ ...toGive(known, quantity, 'giftTypeId'), note }]);
}

/** What was given last comes back first. */
export function takeBackGift({ giftName, quantity = 1, note = '' }: TakeBackGift, tour: GiftsOfTour & Lead): TourGiftEvent[] {
  const there = countOf(tour.gifts, giftName);
  if (there === 0) throw new Refusal(`The tour has no ${giftName}`, { field: 'giftName', status: 409 });
  if (there < quantity) throw new Refusal(`The tour has only ${there} of ${giftName}`, { field: 'quantity', status: 409 });
  return told(tour, tour, lastGiven(tour.gifts, giftName, quantity).map((gift) => ({ ...gift, note, back: true })));
}

/**
 * The whole list of names, as forms and older clients send it: what is new in it is given, what is missing from it taken back.
 * A name that stays may be one that the catalogue does not have, or no longer.
 * @param lead as the same command leaves them
 */
export function giftsRevised(sent: string | undefined, tour: GiftsOfTour, lead: Lead, giftTypes: readonly CatalogueGift[]): TourGiftEvent[] {
  // What stands as it stood is nobody's wish: an imported name may hold a comma.
  if (sent === undefined || sent.trim() === namesOfGifts(tour.gifts)) return [];
  const wanted = giftsNamed(sent);
  const had = [...new Set(tour.gifts.map(({ giftName }) => giftName.toLowerCase()))];
  const back = had.flatMap((name) => lastGiven(tour.gifts, name, countOf(tour.gifts, name) - countOf(wanted, name)));
  const given = wanted.flatMap(({ giftName, quantity }) => {
    const more = quantity - countOf(tour.gifts, giftName);
    return more > 0 ? [toGive(offered(giftName, giftTypes), more, 'giftNames')] : [];
  });
  return told(tour, lead, [...back.map((gift) => ({ ...gift, note: '', back: true })), ...given.map((gift) => ({ ...gift, note: '' }))]);
}

export function afterGiftEvent<State extends GiftsOfTour>(state: State, { type, data }: TourGiftEvent): State {
  const { giftTypeId, giftName, quantity, cost } = data;
  const gift = { giftTypeId, giftName, quantity, cost };
  const gifts = type === 'GiftGiven' ? withGift(state.gifts, gift) : withoutGift(state.gifts, gift);
  return { ...state, gifts, giftNames: namesOfGifts(gifts) };
}

/** Of several with one name the active one counts: the old system knew of no two. */
function offered(name: string, giftTypes: readonly CatalogueGift[]): CatalogueGift {
  const named = giftTypes.filter((type) => isCalled(type, name)).toSorted((one, other) => one.status.localeCompare(other.status));
  if (!named[0]) throw new Refusal(`${name} is not among the gifts`, { field: 'giftNames' });
  return named[0];
}

function toGive({ giftTypeId, giftName, status, cost }: CatalogueGift, quantity: number, field: string): TourGift {
  if (status !== 'Active') throw new Refusal(`${giftName} is no longer given`, { field });
  if (quantity > MOST_AT_ONCE) throw new Refusal(`At most ${MOST_AT_ONCE} of a gift are given at once`, { field });
  return { giftTypeId, giftName, quantity, cost };
}

/** One event for each, each with the tour's gifts in words before and after it. */
function told(tour: GiftsOfTour, { leadId, leadFirstName, leadLastName }: Lead, deeds: readonly (TourGift & { readonly note: string; readonly back?: true })[]): TourGiftEvent[] {
  let now = { gifts: tour.gifts, giftNames: tour.giftNames };
  return deeds.map(({ back, note, ...gift }) => {
    const gifts = back ? withoutGift(now.gifts, gift) : withGift(now.gifts, gift);
    const changes = { giftNames: { from: now.giftNames, to: namesOfGifts(gifts) } };
    now = { gifts, giftNames: changes.giftNames.to };
    const data = { ...gift, note, leadId, leadFirstName, leadLastName, changes };
    return back ? GiftTakenBack(data) : GiftGiven(data);
  });
}
