import { CommissionStatementsMailed } from '../../../events/commission/commission-run.events.js';
import { idOf } from '../../platform/commands/stream-name.js';
import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { commissionRun, type PayRunId } from '../runs/commission-run.js';

export interface StatementMailPayload {
  readonly payRunId: PayRunId;
  readonly employeeId: number;
}

/** The address and the statement are read when it goes out. */
export const statementMail = outgoingKind<StatementMailPayload>('commission-statement', 'Commission statement', { inTurn: true });

/** One mail to each employee: a statement is nobody else's. */
export const mailStatements = reaction('mail-commission-statements', 'Statements of a pay run are mailed').when(CommissionStatementsMailed, ({ stream, data }) =>
  data.people.map(({ employeeId, employeeName }) => ({ kind: statementMail, recipient: employeeName, about: stream, payload: { payRunId: idOf(commissionRun, stream), employeeId }, as: `to employee ${employeeId}` })),
);
