import { readFileSync } from 'node:fs';
import { tourSlots } from '../../events/tours/tour.enums.js';
import { giftNamesOf } from '../../events/tours/gift-names.rules.js';
import { isTourSlot, tidyTourTime, tourWindow } from './tour.rules.js';

const examples = JSON.parse(readFileSync(new URL('../../test/worked-examples.json', import.meta.url), 'utf8')) as {
  tour_window: { today: string; frm: string; to: string }[];
  tour_slots: string[];
};

describe('the tour window', () => {
  it.each(examples.tour_window)('on $today runs from $frm to $to', ({ today, frm, to }) => {
    expect(tourWindow(today)).toEqual({ from: frm, to });
  });

  it('ends a short month on its last day', () => {
    expect(tourWindow('2026-03-31')).toEqual({ from: '2026-02-28', to: '2026-04-30' });
    expect(tourWindow('2026-12-31')).toEqual({ from: '2026-11-30', to: '2027-01-31' });
    expect(tourWindow('2027-01-31')).toEqual({ from: '2026-12-31', to: '2027-02-28' });
  });
});

describe('tour slots', () => {
  it('are the 25 quarter hours from 09:00 AM to 03:00 PM', () => {
    expect(tourSlots).toEqual(examples.tour_slots);
    expect(examples.tour_slots.every(isTourSlot)).toBe(true);
    expect(isTourSlot('03:15 PM')).toBe(false);
  });

  it('are found in what people type', () => {
    expect(tidyTourTime('9:15 am')).toBe('09:15 AM');
    expect(tidyTourTime(' noon ')).toBe('noon');
  });
});

it('counts a gift that was given twice twice', () => {
  expect(giftNamesOf('Spa Credit, Gas Card $50,,Spa Credit ')).toEqual(['Spa Credit', 'Gas Card $50', 'Spa Credit']);
});
