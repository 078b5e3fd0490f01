import { slotWords } from '../../../events/tours/tour.enums.js';
import { atOnce, type ExportColumn, type ExportedRows } from '../../platform/exports/exported-rows.js';
import type { ManifestAnswer } from './tour-manifest.dto.js';

const columns: readonly ExportColumn[] = [
  { field: 'scheduledStartTime', label: 'Time', kind: 'text' },
  { field: 'lead', label: 'Guest', kind: 'text' },
  { field: 'spouse', label: 'Spouse', kind: 'text' },
  { field: 'phone', label: 'Phone', kind: 'phone' },
  { field: 'optedIn', label: 'Text messages', kind: 'text' },
  { field: 'salesRep', label: 'Sales Rep', kind: 'text' },
  { field: 'marketingSource', label: 'Marketing Source', kind: 'text' },
  { field: 'giftNames', label: 'Gift(s)', kind: 'text' },
  { field: 'notes', label: 'Notes', kind: 'text' },
  { field: 'tourStatus', label: 'Status', kind: 'status' },
  { field: 'tourResult', label: 'Result', kind: 'text' },
  { field: 'tourId', label: 'Tour', kind: 'number', reference: true },
];

/** The manifest as a file. @param seen whether the reader sees phones, and who opted in: else the file has no such column */
export function manifestFile({ day, tours }: ManifestAnswer, seen: { readonly phones: boolean; readonly optedIn: boolean }): ExportedRows {
  const hidden = new Set([...(seen.phones ? [] : ['phone']), ...(seen.optedIn ? [] : ['optedIn'])]);
  const [year, month, date] = day.split('-');
  return {
    name: `tour-manifest-${day}`,
    title: 'Tour manifest',
    columns: columns.filter(({ field }) => !hidden.has(field)),
    chunks: atOnce(tours.map((tour) => ({ ...tour, scheduledStartTime: slotWords(tour.scheduledStartTime), optedIn: tour.optedIn ? 'Opted in' : '' }))),
    facts: [['Day', `${month}/${date}/${year}`]],
  };
}
