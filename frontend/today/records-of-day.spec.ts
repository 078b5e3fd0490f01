import type { Change } from '../../backend/changes/changes.dto.js';
import { recordsByDay } from './records-of-day.js';

const change = (at: string, more: Partial<Change>): Change =>
  ({ at: `2026-11-22T${at}:00.000Z`, stream: 'tour-1', field: 'tour.tourStatus', of: '', label: 'Status', before: null, after: null, computed: false, reason: '', actorKind: 'person', actorName: 'Ellen Brooks', ...more }) as Change;

it('A record is told once a day with what it came to and who was at it; what the server did stands apart', () => {
  const [day, ...others] = recordsByDay([
    change('17:00', { before: 'Started', after: 'Ended', actorName: 'Dana Kim', reason: 'Left early' }),
    change('16:30', { actorKind: 'system', actorName: 'Tour reminder', stream: 'lead-3', field: '', label: 'Tour Reminder texted' }),
    change('16:00', { before: 'Confirmed', after: 'Started' }),
    change('15:30', { field: 'tour.notes', label: 'Notes', before: 'Late', after: '' }),
    change('15:00', { field: 'tour.notes', label: 'Notes', before: '', after: 'Late' }),
  ]);
  expect(others).toEqual([]);
  expect(day!.records.map(({ stream, people, changes, reason }) => [stream, people, changes.map(({ label, before, after }) => [label, before, after]), reason])).toEqual([
    ['tour-1', ['Dana Kim', 'Ellen Brooks'], [['Status', 'Confirmed', 'Ended']], 'Left early'],
  ]);
  expect(day!.automatic.map(({ stream, changes }) => [stream, changes.map(({ label }) => label)])).toEqual([['lead-3', ['Tour Reminder texted']]]);
});

it('A record that ends the day as it began it is no news', () => {
  expect(recordsByDay([change('17:00', { before: 'B', after: 'A' }), change('16:00', { before: 'A', after: 'B' })])[0]!.records).toEqual([]);
});
