import type { ManifestTour } from '../../../backend/tours/manifest/tour-manifest.dto.js';
import { countsInWords, slotsOf } from './manifest-slots.rules.js';

const tour = (tourId: number, scheduledStartTime: string, tourStatus: string): ManifestTour => ({ tourId, scheduledStartTime, tourStatus, tourResult: '', lead: 'Ana Silva', spouse: '', salesRep: '', marketingSource: '', giftNames: '', notes: '' });
const tours = [tour(1, '09:00 AM', 'Confirmed'), tour(2, '09:00 AM', 'Ended'), tour(3, '01:00 PM', 'Confirmed'), tour(4, '', 'From elsewhere')];

it('groups the tours of a day by their time, one without a time too', () => {
  expect(slotsOf(tours).map(({ time, tours: ofSlot }) => [time, ofSlot.length])).toEqual([['09:00 AM', 2], ['01:00 PM', 1], ['', 1]]);
});

it('counts them in words', () => {
  expect(countsInWords(tours)).toBe('4 tours: 2 Confirmed, 1 Ended, 1 From elsewhere');
  expect(countsInWords([tours[0]!])).toBe('1 tour: 1 Confirmed');
  expect(countsInWords([])).toBe('0 tours');
});
