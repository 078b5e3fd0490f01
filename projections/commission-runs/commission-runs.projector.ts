import { CommissionRunApproved, CommissionRunPaid, CommissionRunPrepared, CommissionRunReopened, CommissionStatementsMailed, type FrozenLine } from '../../events/commission/commission-run.events.js';
import { salesPaidBy } from '../../events/commission/sales-in-run.rules.js';
import { commissionRunFields } from '../../events/commission/commission-run.fields.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { idIn } from '../../events/kernel/stream-name.js';
import { projection } from '../engine/projection.js';
import { CommissionRunRow } from './commission-runs.read-model.js';

const keyOf = ({ stream }: Pick<RecordedEvent, 'stream'>) => idIn(stream);

export const commissionRuns = projection<CommissionRunRow>('commission-runs', { version: 2, entity: CommissionRunRow, key: 'payRunId' })
  .puts(
    CommissionRunPrepared,
    (before, { stream, revision, data, metadata: { actor, occurredAt } }) => ({
      ...blankValues(commissionRunFields),
      ...{ payRunId: idIn(stream), report: data.report, payDate: data.payDate, status: 'Prepared', preparedBy: actor.name, preparedAt: occurredAt },
      // How it was reopened stays in sight once it is prepared again.
      ...{ reopened: before?.reopened ?? '', reopenedBy: before?.reopenedBy ?? '', reopenedAt: before?.reopenedAt ?? null },
      ...{ revision, preparedByActor: `${actor.kind} ${actor.id}` },
      ...{ frozen: data, facts: factsThen(data.lines), sales: salesPaidBy(data), mailed: {} },
    }),
    keyOf,
  )
  .changes(CommissionRunApproved, (_, { revision, metadata: { actor, occurredAt } }) => ({ status: 'Approved', revision, approvedBy: actor.name, approvedAt: occurredAt }), keyOf)
  .changes(CommissionRunPaid, (_, { revision, data: { paidOn, reference }, metadata: { actor } }) => ({ status: 'Paid', revision, paidBy: actor.name, paidOn, reference }), keyOf)
  .changes(CommissionRunReopened, (_, { revision, data: { reason }, metadata: { actor, occurredAt } }) => ({ status: 'Open', revision, reopened: reason, reopenedBy: actor.name, reopenedAt: occurredAt, approvedBy: '', approvedAt: null, frozen: null, sales: [], facts: {} }), keyOf)
  .changes(
    CommissionStatementsMailed,
    (before, { revision, data: { people }, metadata: { actor, occurredAt } }) => ({ revision, mailed: { ...before.mailed, ...Object.fromEntries(people.map(({ employeeId }) => [employeeId, { at: occurredAt, by: actor.name }])) } }),
    keyOf,
  );

/** What commission asked of each contract that a line pays. */
export function factsThen(lines: readonly FrozenLine[]): CommissionRunRow['facts'] {
  return Object.fromEntries(lines.map((line) => [`${line.kind}-${line.contractId}`, Object.fromEntries(line.facts.map(({ field, value }) => [field, value]))]));
}
