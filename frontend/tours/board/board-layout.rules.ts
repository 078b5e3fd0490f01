import { minutesOf } from '../../../backend/tours/tour-time.rules.js';
import { isTourSlot } from '../../../backend/tours/tour.rules.js';
import type { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';

/** What the board reads of a tour. */
export type BoardTour = Pick<
  TourListRow,
  'tourId' | 'tourDate' | 'scheduledStartTime' | 'leadName' | 'leadLastName' | 'assignedEmployeeId' | 'salesRep' | 'tourStatus' | 'tourResult'
>;

/** How long a tour is drawn: nobody writes down how long one takes. */
const DRAWN_MINUTES = 90;

/** The board begins with the first slot; the last one has room for a name. */
export const BOARD_FROM = 9 * 60;
export const BOARD_TO = 16 * 60;

export interface PlacedTour<T extends BoardTour = BoardTour> {
  readonly tour: T;
  /** Minutes from midnight. */
  readonly from: number;
  readonly to: number;
  /** From 0; tours of one rep at the same time stand below each other. */
  readonly lane: number;
}

export interface BoardRow<T extends BoardTour = BoardTour> {
  readonly key: string;
  /** Empty: nobody looks after these yet. */
  readonly rep: string;
  readonly tours: readonly PlacedTour<T>[];
  readonly lanes: number;
}

export interface DayBoard<T extends BoardTour = BoardTour> {
  /** By the reps' names, those without a rep first: somebody has to be found for them. */
  readonly rows: readonly BoardRow<T>[];
  /** What starts at no slot, as in the old system: the board has no column for it. */
  readonly otherTimes: readonly T[];
}

export function dayBoard<T extends BoardTour>(tours: readonly T[]): DayBoard<T> {
  const rows = new Map<string, T[]>();
  for (const tour of tours) if (isTourSlot(tour.scheduledStartTime)) rows.set(repKey(tour), [...(rows.get(repKey(tour)) ?? []), tour]);
  return {
    rows: [...rows].map(([key, ofRep]) => boardRow(key, ofRep)).sort(byRep),
    otherTimes: tours.filter(({ scheduledStartTime }) => !isTourSlot(scheduledStartTime)),
  };
}

/** "Haddad family"; a tour without a name is somebody's too. */
export function familyOf({ leadLastName, leadName }: Pick<BoardTour, 'leadLastName' | 'leadName'>): string {
  const name = leadLastName || leadName;
  return name ? `${name} family` : 'No name';
}

/** An employee keeps their row under another name; the old system knew reps by name alone. */
export function repKey({ assignedEmployeeId, salesRep }: Pick<BoardTour, 'assignedEmployeeId' | 'salesRep'>): string {
  return assignedEmployeeId ? `employee ${assignedEmployeeId}` : salesRep && `name ${salesRep}`;
}

function boardRow<T extends BoardTour>(key: string, tours: readonly T[]): BoardRow<T> {
  const ends: number[] = [];
  const placed = tours
    .map((tour) => ({ tour, from: minutesOf(tour.scheduledStartTime)! }))
    .sort((one, other) => one.from - other.from || one.tour.tourId - other.tour.tourId)
    .map(({ tour, from }) => {
      const free = ends.findIndex((end) => end <= from);
      const lane = free === -1 ? ends.length : free;
      const to = Math.min(from + DRAWN_MINUTES, BOARD_TO);
      ends[lane] = to;
      return { tour, from, to, lane };
    });
  return { key, rep: key === '' ? '' : (tours.find(({ salesRep }) => salesRep)?.salesRep ?? 'No name'), tours: placed, lanes: ends.length };
}

function byRep(one: BoardRow, other: BoardRow): number {
  if ((one.key === '') !== (other.key === '')) return one.key === '' ? -1 : 1;
  return one.rep.localeCompare(other.rep) || one.key.localeCompare(other.key);
}
