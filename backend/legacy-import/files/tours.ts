import { TourImported } from '../../../events/tours/tour.events.js';
import { tourQualifications, tourResults, tourSlots, tourStatuses } from '../../../events/tours/tour.enums.js';
import type { LegacyFile } from '../legacy-file.js';
import { startOf } from '../moments.js';
import { RowRefused, type RowReader } from '../row-reader.js';

export const tours: LegacyFile = {
  file: 'Tours',
  idField: 'tourId',
  sequence: 'tour',
  read: (row, tourId) => {
    const tourDate = row.day('tourDate');
    if (tourDate === null) throw new RowRefused('tourDate is not a date');
    const scheduledStartTime = slot(row);
    return {
      stream: `tour-${tourId}`,
      at: startOf(tourDate, scheduledStartTime),
      event: TourImported({
        tourId,
        tourDate,
        scheduledStartTime,
        ...people(row),
        marketingSource: row.text('marketingSource'),
        giftNames: gifts(row),
        notes: row.text('notes'),
        qualified: row.word('qualified', tourQualifications),
        tourStatus: row.word('tourStatus', tourStatuses),
        tourResult: row.word('tourResult', tourResults),
        createdBy: row.reference('createdBy', 'Users', 'creator'),
        contractStatus: row.text('contractStatus'),
        salesVolume: row.amount('salesVolume') ?? '0.00',
      }),
    };
  },
};

/** Whoever comes and whoever looks after them. */
function people(row: RowReader) {
  return {
    leadId: row.reference('leadId', 'Leads', 'lead'),
    leadFirstName: row.text('leadFirstName'),
    leadLastName: row.text('leadLastName'),
    spouseFirstName: row.text('spouseFirstName'),
    spouseLastName: row.text('spouseLastName'),
    assignedEmployeeId: row.reference('assignedEmployeeId', 'Employees', 'sales rep'),
    assignedEmployeeFirstName: row.text('assignedEmployeeFirstName'),
    assignedEmployeeLastName: row.text('assignedEmployeeLastName'),
    marketingEmployeeId: row.reference('marketingEmployeeId', 'Employees', 'marketing rep'),
    marketingEmployeeFirstName: row.text('marketingEmployeeFirstName'),
    marketingEmployeeLastName: row.text('marketingEmployeeLastName'),
  };
}

/** Old times are kept: the slots bind new tours only. */
function slot(row: RowReader): string {
  const time = row.text('scheduledStartTime');
  const known = tourSlots.find((candidate) => candidate.toLowerCase() === time.toLowerCase());
  if (time !== '' && !known) row.warnings.push('start time is not one of the 25 slots: kept');
  return known ?? time;
}

function gifts(row: RowReader): string {
  const names = row
    .text('giftNames')
    .split(',')
    .map((name) => name.trim());
  return names.filter((name) => name !== '').join(',');
}
