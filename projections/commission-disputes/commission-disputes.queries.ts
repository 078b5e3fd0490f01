import { commissionDisputeFields, type DisputeStatus } from '../../events/commission/commission-dispute.fields.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { CommissionDisputeRow, type DisputeNote } from './commission-disputes.read-model.js';

export const commissionDisputesQuery = listQuery<CommissionDisputeRow>({
  entity: CommissionDisputeRow,
  key: 'disputeId',
  columns: listColumns(commissionDisputeFields, { status: { filter: true }, report: {}, payDate: {}, kind: {}, contractId: {}, employeeId: {}, employeeName: {}, openedBy: {}, openedAt: {}, lastAt: {} }),
  defaultSort: 'disputeId',
});

/** A line that somebody questions, with all that was said. */
export interface DisputeRead {
  readonly disputeId: string;
  readonly status: DisputeStatus;
  readonly report: string;
  readonly payDate: string;
  readonly kind: 'resale' | 'membership';
  readonly contractId: number;
  readonly employeeId: number;
  readonly employeeName: string;
  readonly openedBy: string;
  readonly openedAt: string;
  readonly lastAt: string;
  readonly notes: readonly DisputeNote[];
}

const COLUMNS = ['disputeId', 'status', 'report', 'payDate', 'kind', 'contractId', 'employeeId', 'employeeName', 'openedBy', 'openedAt', 'lastAt', 'notes'].map((name) => `"${name}"`).join(', ');

/** Of one report and pay date. */
export function disputesOf(report: string, payDate: string): SqlStatement {
  return { text: `SELECT ${COLUMNS} FROM commission_disputes WHERE report = $1 AND "payDate" = $2 ORDER BY "openedAt"`, values: [report, payDate] };
}

/** Those that wait for an answer first, the latest word of each kind on top. */
export function allDisputes(most: number): SqlStatement {
  return { text: `SELECT ${COLUMNS} FROM commission_disputes ORDER BY status = 'Settled', "lastAt" DESC LIMIT $1`, values: [most] };
}
