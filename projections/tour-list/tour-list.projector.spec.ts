import type { DomainEvent, RecordedEvent } from '../../events/event.js';
import { TourDetailsRevised, TourImported, TourRescheduled, TourStatusChanged } from '../../events/tour.js';
import { tourList } from './tour-list.projector.js';
import type { TourListRow } from './tour-list.read-model.js';

const imported = TourImported({
  tourId: 7,
  tourDate: '2026-07-20',
  scheduledStartTime: '01:15 PM',
  leadId: 12,
  leadFirstName: 'Robert',
  leadLastName: 'de la Cruz',
  spouseFirstName: '',
  spouseLastName: '',
  assignedEmployeeId: 35,
  assignedEmployeeFirstName: 'Emma',
  assignedEmployeeLastName: 'Tanaka',
  marketingEmployeeId: 2,
  marketingEmployeeFirstName: 'Priya',
  marketingEmployeeLastName: 'Rossi',
  marketingSource: 'OPC',
  giftNames: 'Spa Credit',
  notes: '',
  qualified: 'Qualified',
  tourStatus: 'Scheduled',
  tourResult: '',
  createdBy: 3,
  contractStatus: '',
  salesVolume: '0.00',
});

function rowAfter(...events: DomainEvent[]): TourListRow | undefined {
  return events.reduce<TourListRow | undefined>((row, event) => {
    const recorded = { ...event, stream: 'tour-7' } as RecordedEvent;
    return tourList.rules.get(event.type)?.apply(row, recorded) ?? undefined;
  }, undefined);
}

describe('the tour list', () => {
  it('shows an imported tour with its names and its moment in New York', () => {
    expect(rowAfter(imported)).toMatchObject({
      tourId: 7,
      leadName: 'Robert de la Cruz',
      salesRep: 'Emma Tanaka',
      startsAt: '2026-07-20T17:15:00.000Z',
    });
  });

  it('follows a tour that moves, changes status and gets another rep', () => {
    const row = rowAfter(
      imported,
      TourRescheduled({
        from: { tourDate: '2026-07-20', scheduledStartTime: '01:15 PM' },
        to: { tourDate: '2026-12-01', scheduledStartTime: '09:00 AM' },
      }),
      TourStatusChanged({ from: 'Scheduled', to: 'Confirmed' }),
      TourDetailsRevised({
        changes: { assignedEmployeeFirstName: { from: 'Emma', to: 'Leo' }, notes: { from: '', to: 'Late' } },
      }),
    );
    expect(row).toMatchObject({
      startsAt: '2026-12-01T14:00:00.000Z',
      tourStatus: 'Confirmed',
      salesRep: 'Leo Tanaka',
      notes: 'Late',
    });
  });

  it('counts each tour once, under its status', () => {
    const [totals] = tourList.totals;
    expect(totals?.contributions(rowAfter(imported)!)).toEqual([
      { key: 'Scheduled', of: { tourStatus: 'Scheduled' }, add: { count: 1 } },
    ]);
  });
});
