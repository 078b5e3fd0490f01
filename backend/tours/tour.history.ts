import type { RecordedEvent } from '../../events/event.js';
import type { TourEvent } from '../../events/tour.js';
import type { FieldChange, HistoryWords, ValueKind } from '../platform/records/history.js';

/** What people call the fields of a tour, and how their values are shown. */
const fields: Readonly<Record<string, readonly [label: string, kind: ValueKind]>> = {
  tourDate: ['Date', 'date'],
  scheduledStartTime: ['Time', 'text'],
  tourStatus: ['Status', 'status'],
  tourResult: ['Result', 'text'],
  leadId: ['Lead', 'number'],
  leadFirstName: ['Lead first name', 'text'],
  leadLastName: ['Lead last name', 'text'],
  spouseFirstName: ['Spouse first name', 'text'],
  spouseLastName: ['Spouse last name', 'text'],
  assignedEmployeeId: ['Sales rep number', 'number'],
  assignedEmployeeFirstName: ['Sales rep first name', 'text'],
  assignedEmployeeLastName: ['Sales rep last name', 'text'],
  marketingEmployeeId: ['Marketing rep number', 'number'],
  marketingEmployeeFirstName: ['Marketing rep first name', 'text'],
  marketingEmployeeLastName: ['Marketing rep last name', 'text'],
  marketingSource: ['Marketing source', 'text'],
  giftNames: ['Gifts', 'text'],
  notes: ['Notes', 'text'],
  qualified: ['Qualified', 'text'],
};

export function describeTourEvent(event: RecordedEvent<TourEvent>): HistoryWords {
  switch (event.type) {
    case 'TourImported':
      return { title: 'Imported from the old system', changes: [] };
    case 'TourBooked':
      return { title: 'Booked', changes: begun(event.data) };
    case 'TourRescheduled':
      return { title: 'Rescheduled', changes: differences(event.data.from, event.data.to) };
    case 'TourStatusChanged':
      return { title: 'Status', changes: [change('tourStatus', event.data.from, event.data.to)] };
    case 'TourResultRecorded':
      return { title: 'Result', changes: [change('tourResult', event.data.from, event.data.to)] };
    case 'TourDetailsRevised':
      return { title: 'Details', changes: Object.entries(event.data.changes).map(([field, { from, to }]) => change(field, from, to)) };
    default:
      return event satisfies never;
  }
}

function begun(facts: Readonly<Record<string, unknown>>): FieldChange[] {
  const filled = Object.keys(fields).filter((field) => facts[field] !== undefined && facts[field] !== '' && facts[field] !== 0);
  return filled.map((field) => change(field, null, facts[field]));
}

function differences(from: Readonly<Record<string, unknown>>, to: Readonly<Record<string, unknown>>): FieldChange[] {
  return Object.keys(to)
    .filter((field) => from[field] !== to[field])
    .map((field) => change(field, from[field], to[field]));
}

function change(field: string, from: unknown, to: unknown): FieldChange {
  const [label, kind] = fields[field] ?? [field, 'text'];
  return { field, label, kind, from, to };
}
