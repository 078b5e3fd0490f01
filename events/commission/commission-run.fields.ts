import { date, longText, status, text, time } from '../kernel/field-kinds.rules.js';

/** A run is open until it is prepared, and again when it is reopened. */
export const runStatuses = ['Open', 'Prepared', 'Approved', 'Paid'] as const;
export type RunStatus = (typeof runStatuses)[number];

export const commissionRunFields = {
  payRunId: text('Pay run'),
  report: text('Report'),
  payDate: date('Pay date'),
  status: status('Status', { options: runStatuses }),
  preparedBy: text('Prepared by'),
  preparedAt: time('Prepared'),
  approvedBy: text('Approved by'),
  approvedAt: time('Approved'),
  paidBy: text('Paid by'),
  paidOn: date('Paid on'),
  reference: text('Reference'),
  reopened: longText('Why reopened'),
  reopenedBy: text('Reopened by'),
  reopenedAt: time('Reopened'),
} as const;
