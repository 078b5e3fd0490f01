import type { WallTour } from '../../../backend/tours/wall/tour-wall.dto.js';
import { arrivalOf, clockTime, columnsFor, duration, hereNow, hourRows, lastStepOf, nextArriving, sideRoom, wordsOfStep } from './wall.rules.js';

let tourId = 0;

function tour(scheduledStartTime: string, tourStatus = 'Confirmed', over: Partial<WallTour> = {}): WallTour {
  tourId += 1;
  return { tourId, tourDate: '2026-11-21', scheduledStartTime, leadLastName: 'Adams', salesRep: 'Emma Rossi', tourStatus, tourResult: '', startedAt: null, lastStep: '', lastStepBy: '', lastStepAt: null, ...over };
}

const at = (hours: number, minutes: number) => hours * 60 + minutes;

describe('The hours of a wall', () => {
  it('are those of the slots, and more where an old tour is at another hour or at none', () => {
    expect(hourRows([], 4).map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15]);
    expect(hourRows([tour('08:15 AM'), tour('05:00 PM'), tour('')], 4).map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 17, undefined]);
  });

  it('fold what has no room, first what is over, and lose nothing', () => {
    const tours = [tour('09:00 AM', 'Ended'), tour('09:00 AM', 'No Show'), tour('09:15 AM', 'Started'), tour('09:30 AM'), tour('09:45 AM', 'Scheduled'), tour('09:45 AM', 'Canceled')];
    expect([6, 5, 3].map((fitting) => columnsFor(tours, fitting))).toEqual([6, 5, 3]);
    expect(columnsFor(tours.slice(0, 2), 6)).toBe(4);
    const [nine] = hourRows(tours, 4);
    expect(nine!.tours.map(({ tourStatus }) => tourStatus)).toEqual(['Started', 'Confirmed', 'Scheduled']);
    expect(nine!.folded.map(({ tourStatus }) => tourStatus)).toEqual(['Ended', 'No Show', 'Canceled']);
    expect(hourRows(tours, 6)[0]).toMatchObject({ tours: { length: 6 }, folded: [] });
  });
});

describe('Who is expected', () => {
  it('is late, comes soon, or at a time', () => {
    const adams = tour('11:15 AM');
    expect(arrivalOf(adams, at(11, 24))).toEqual({ words: 'late 9 min', kind: 'late' });
    expect(arrivalOf(adams, at(11, 9))).toEqual({ words: 'in 6 min', kind: 'soon' });
    expect(arrivalOf(adams, at(11, 15))).toEqual({ words: 'now', kind: 'soon' });
    expect(arrivalOf(adams, at(10, 0))).toEqual({ words: '11:15', kind: 'later' });
    expect(arrivalOf(adams, at(12, 45))).toEqual({ words: 'late 1 h 30', kind: 'late' });
  });

  it('stands in the order of the times, behind the others who has missed it by far', () => {
    const [missed, late, next] = [tour('09:00 AM', 'Scheduled'), tour('11:15 AM'), tour('11:45 AM')];
    expect(nextArriving([next, missed, tour('10:00 AM', 'Started'), late], at(11, 24))).toEqual([late, next, missed]);
  });
});

it('says how long somebody has been here, by when the tour started, or by its slot', () => {
  const now = new Date('2026-11-21T16:24:00Z');
  const started = tour('10:00 AM', 'Started', { startedAt: '2026-11-21T15:15:30.000Z' });
  const old = tour('11:00 AM', 'Started');
  expect(hereNow([old, started, tour('09:00 AM', 'Ended')], now, at(11, 24))).toEqual([
    { tour: started, minutes: 68 },
    { tour: old, minutes: 24 },
  ]);
  expect([24, 68, 120].map(duration)).toEqual(['24 min', '1 h 08', '2 h 00']);
});

it('tells the last step, in words', () => {
  const confirmed = tour('09:00 AM', 'Confirmed', { lastStep: 'Confirmed', lastStepAt: '2026-11-21T16:23:00.000Z' });
  expect(lastStepOf([tour('09:00 AM'), tour('09:15 AM', 'Ended', { lastStep: 'Ended', lastStepAt: '2026-11-21T15:00:00.000Z' }), confirmed])).toBe(confirmed);
  expect(lastStepOf([tour('09:00 AM')])).toBeUndefined();
  expect(['Confirmed', 'No Show'].map(wordsOfStep)).toEqual(['confirmed', '“No Show”']);
});

it('reads times short', () => {
  expect(['09:15 AM', '12:00 PM', 'noon'].map(clockTime)).toEqual(['9:15', '12:00', 'noon']);
});

it('leaves room for both lists', () => {
  expect(sideRoom(8, 3, 12)).toEqual({ here: 3, next: 5 });
  expect(sideRoom(8, 12, 12)).toEqual({ here: 4, next: 4 });
  expect(sideRoom(8, 12, 1)).toEqual({ here: 7, next: 1 });
  expect(sideRoom(8, 0, 2)).toEqual({ here: 0, next: 2 });
});
