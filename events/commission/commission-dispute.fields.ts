import { date, reference, status, text, time } from '../kernel/field-kinds.rules.js';

export const disputeStatuses = ['Open', 'Settled'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const commissionDisputeFields = {
  disputeId: text('Dispute'),
  status: status('Status', { options: disputeStatuses }),
  report: text('Report'),
  payDate: date('Pay date'),
  kind: text('Kind'),
  contractId: reference('Contract'),
  employeeId: reference('Employee number'),
  employeeName: text('Employee'),
  openedBy: text('Asked by'),
  openedAt: time('Asked'),
  lastAt: time('Last word'),
} as const;
