import { tourSlots } from '../../../events/tours/tour.enums.js';
import { dayBoard, familyOf, type BoardTour } from './board-layout.rules.js';

let tourId = 0;

function tour(over: Partial<BoardTour>): BoardTour {
  tourId += 1;
  return { tourId, tourDate: '2026-11-21', scheduledStartTime: '09:00 AM', leadName: 'Ana Silva', leadLastName: 'Silva', assignedEmployeeId: 3, salesRep: 'Emma Rossi', tourStatus: 'Scheduled', tourResult: '', ...over };
}

describe('The board of a day', () => {
  it('has a row for each rep by name, and above them one for tours that nobody looks after', () => {
    const { rows } = dayBoard([tour({ assignedEmployeeId: 0, salesRep: '' }), tour({ assignedEmployeeId: 9, salesRep: 'Noah García' }), tour({}), tour({ assignedEmployeeId: 0, salesRep: 'Ada Old' })]);
    expect(rows.map(({ rep }) => rep)).toEqual(['', 'Ada Old', 'Emma Rossi', 'Noah García']);
  });

  it('keeps two reps of one name apart', () => {
    expect(dayBoard([tour({ assignedEmployeeId: 4 }), tour({ assignedEmployeeId: 5 })]).rows).toHaveLength(2);
  });

  it('puts tours of one rep that meet below each other, and uses a lane again once it is free', () => {
    const times = ['10:30 AM', '09:00 AM', '10:00 AM', '09:00 AM'];
    const [row] = dayBoard(times.map((scheduledStartTime) => tour({ scheduledStartTime }))).rows;
    expect(row?.lanes).toBe(3);
    expect(row?.tours.map(({ from, lane }) => [from, lane])).toEqual([[540, 0], [540, 1], [600, 2], [630, 0]]);
  });

  it('never loses a tour whose time is no slot', () => {
    const old = ['03:15 PM', '08:45 AM', '', 'noon', '09:10 AM'].map((scheduledStartTime) => tour({ scheduledStartTime }));
    const { rows, otherTimes } = dayBoard([...old, tour({})]);
    expect(otherTimes).toEqual(old);
    expect(rows.flatMap(({ tours }) => tours)).toHaveLength(1);
  });

  it('has a place for each of the 25 slots', () => {
    const { rows, otherTimes } = dayBoard(tourSlots.map((scheduledStartTime, slot) => tour({ scheduledStartTime, assignedEmployeeId: slot + 1 })));
    expect(otherTimes).toEqual([]);
    expect(rows.flatMap(({ tours }) => tours).every(({ from, to }) => to - from >= 60)).toBe(true);
  });
});

it('calls a tour by the family that comes, or by what is known', () => {
  expect(familyOf({ leadLastName: 'de la Cruz', leadName: 'Robert de la Cruz' })).toBe('de la Cruz family');
  expect(familyOf({ leadLastName: '', leadName: 'Robert' })).toBe('Robert family');
  expect(familyOf({ leadLastName: '', leadName: '' })).toBe('No name');
});
