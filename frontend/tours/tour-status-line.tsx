import type { Tour } from '../../backend/tours/tour.state.js';
import { slotWords, tourResults, tourStatuses } from '../../events/tours/tour.enums.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import { formatDate } from '../kit/format/dates.js';
import { early } from './early.js';

/** The status, the result, when the guests come and who they are. */
export function TourStatusLine({ open }: { readonly open: OpenRecord<Tour> }) {
  const { tourDate, scheduledStartTime, leadFirstName, leadLastName } = open.data;
  return (
    <StatusLine
      open={open}
      status={{ field: 'tourStatus', words: tourStatuses, part: 'Status', confirms: (to) => canceling(to, open.data) ?? early(open.data, { tourStatus: to }) }}
      second={{ field: 'tourResult', words: tourResults, part: 'Result', label: 'Result', before: 'Result', none: 'No result yet', confirms: (to) => early(open.data, { tourResult: to }) }}
      said={[`${formatDate(tourDate)} ${slotWords(scheduledStartTime)}`, `${leadFirstName} ${leadLastName}`.trim()]}
    />
  );
}

function canceling(to: string, { tourDate, scheduledStartTime, leadFirstName, leadLastName }: Tour): Confirmation | undefined {
  if (to !== 'Canceled') return undefined;
  return { question: `The tour of ${`${leadFirstName} ${leadLastName}`.trim()} on ${formatDate(tourDate)} at ${slotWords(scheduledStartTime)} will be canceled.`, confirmText: 'Set to Canceled' };
}
