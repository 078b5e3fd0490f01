import type { Change } from '../../../backend/changes/changes-wire.js';
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

it('Of a day whose morning was not read, nothing is told of what it began with, and nothing counts as no news', () => {
  const morning = '2026-11-21T15:00:00.000Z';
  const both = [change('17:00', { before: 'B', after: 'A' }), change('16:00', { before: 'A', after: 'B' })];
  const cut = { ...change('15:00', { stream: 'lead-3', before: 'Sent', after: 'Done' }), at: morning };
  const [newest, oldest] = recordsByDay([...both, cut, { ...cut, before: 'Done', after: 'Sent' }], true);
  expect([newest!.records, newest!.asBefore]).toEqual([[], 1]);
  expect(oldest).toMatchObject({ records: [{ stream: 'lead-3', cutOff: true, changes: [{ after: 'Done' }] }], asBefore: 0 });
});

it('How many records ended the day as they began it is told beside the others', () => {
  const days = recordsByDay([change('17:00', { before: 'B', after: 'A' }), change('16:30', { stream: 'tour-2', before: 'A', after: 'B' }), change('16:00', { before: 'A', after: 'B' })]);
  expect(days.map(({ records, asBefore }) => [records.map(({ stream, cutOff }) => [stream, cutOff]), asBefore])).toEqual([[[['tour-2', false]], 1]]);
});
