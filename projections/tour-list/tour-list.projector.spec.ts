import { TourDetailsRevised, tourEvents, TourImported, TourRescheduled, TourStatusChanged } from '../../events/tours/tour.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { tourList } from './tour-list.projector.js';

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

const after = rowAfter(tourList, 'tour-7');

describe('the tour list', () => {
  it('hears every event of a tour', () => {
    expect([...tourList.rules.keys()].sort()).toEqual(tourEvents.map(({ type }) => type).sort());
  });

  it('shows an imported tour with its names and its moment in New York', () => {
    expect(after(imported)).toMatchObject({
      tourId: 7,
      leadName: 'Robert de la Cruz',
      salesRep: 'Emma Tanaka',
      startsAt: '2026-07-20T17:15:00.000Z',
    });
  });

  it('follows a tour that moves, changes status and gets another rep', () => {
    const row = after(
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

  it('tells when a tour started and what was last done to it, by whom', () => {
    const started = after(imported, TourStatusChanged({ from: 'Confirmed', to: 'Started' }));
    expect(after(imported)).toMatchObject({ startedAt: null, lastStep: '', lastStepBy: '', lastStepAt: null });
    expect(started).toMatchObject({ startedAt: started!.lastStepAt, lastStep: 'Started' });
    expect(started?.startedAt).toBeTruthy();
    expect(started?.lastStepBy).toBeTruthy();
    expect(after(imported, TourStatusChanged({ from: 'Confirmed', to: 'Started' }), TourStatusChanged({ from: 'Started', to: 'Ended' }))).toMatchObject({ startedAt: started!.startedAt, lastStep: 'Ended' });
    expect(after(imported, TourStatusChanged({ from: 'Confirmed', to: 'Started' }), TourStatusChanged({ from: 'Started', to: 'Confirmed' }))).toMatchObject({ startedAt: null });
  });

  it('counts each tour once, under its status', () => {
    const [totals] = tourList.totals;
    expect(totals?.contributions(after(imported)!)).toEqual([
      { key: 'Scheduled', of: { tourStatus: 'Scheduled' }, add: { count: 1 } },
    ]);
  });
});
