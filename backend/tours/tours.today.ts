import type { TourStatus } from '../../events/tours/tour.enums.js';
import type { Filter } from '../../projections/lists/list-request.js';
import type { DayRange } from '../platform/calendar/month-so-far.rules.js';
import type { ForToday } from '../platform/today/for-today.js';
import { ownNames } from '../platform/today/own-names.js';
import type { TodayFigure } from '../platform/today/today-figure.js';
import type { WaitingRows } from '../platform/today/waiting.js';
import { tourWindow } from './tour.rules.js';
import { employees, tourList } from './tours.lists.js';

const opensList = { permission: ['Tours_Main'], page: '/admin/tours', list: tourList } as const;

/** Who did not come, or was not let in, leaves without a result. */
const expectResult: readonly TourStatus[] = ['Scheduled', 'Confirmed', 'Started', 'Ended'];
const toCome: readonly TourStatus[] = ['Scheduled', 'Confirmed', 'Started'];
const held: readonly TourStatus[] = ['Started', 'Ended'];

/** What waits among the tours. */
const waiting: readonly WaitingRows[] = [
  {
    ...opensList,
    name: 'tours-without-result',
    words: { one: 'tour of today without a result', many: 'tours of today without a result' },
    rows: ({ day }) => [...during({ from: day, to: day }), ...of(expectResult), { field: 'tourResult', op: 'empty' }],
  },
  {
    ...opensList,
    name: 'tours-of-yours',
    words: { one: 'tour to come with you as its rep', many: 'tours to come with you as their rep' },
    rows: async (whom) => [...during({ from: whom.day, to: tourWindow(whom.day).to }), ...of(toCome), { field: 'salesRep', op: 'oneOf', value: await ownNames(whom, employees) }],
  },
];

const figures: readonly TodayFigure[] = [
  {
    name: 'tours-held',
    label: 'Tours this month',
    kind: 'number',
    permissions: ['Tours_Main'],
    page: '/admin/tours',
    rows: heldDuring,
    read: async (days, { lists, session }) => String((await lists.summary(tourList, { filters: heldDuring(days) }, session)).count),
    moves: tourList,
  },
];

export const toursToday: ForToday = { waiting, figures };

/** Those that people came to. */
function heldDuring(days: DayRange): Filter[] {
  return [...during(days), ...of(held)];
}

function during({ from, to }: DayRange): Filter[] {
  return [
    { field: 'tourDate', op: 'from', value: from },
    { field: 'tourDate', op: 'to', value: to },
  ];
}

function of(statuses: readonly TourStatus[]): Filter[] {
  return [{ field: 'tourStatus', op: 'oneOf', value: statuses }];
}
