import { CommissionRunApproved, CommissionRunPaid, CommissionRunPartPrepared, CommissionRunPrepared, CommissionRunReopened, type FrozenRun } from '../../events/commission/commission-run.events.js';
import { commissionRunFields } from '../../events/commission/commission-run.fields.js';
import { wholeOf } from '../../events/commission/run-parts.rules.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { idIn } from '../../events/kernel/stream-name.js';
import { projection } from '../engine/projection.js';
import { CommissionRunRow } from './commission-runs.read-model.js';

const keyOf = ({ stream }: Pick<RecordedEvent, 'stream'>) => idIn(stream);

export const commissionRuns = projection<CommissionRunRow>('commission-runs', { entity: CommissionRunRow, key: 'payRunId', version: 2 })
  .puts(CommissionRunPartPrepared, (before, { stream, revision, data }) => ({ ...(before ?? openRun(stream, data)), revision, drafts: { ...before?.drafts, [data.draft]: [...(before?.drafts[data.draft] ?? []), data] } }), keyOf)
  .puts(
    CommissionRunPrepared,
    (before, { stream, revision, data, metadata: { actor, occurredAt } }) => {
      const frozen = wholeOf(data, (data.parts && before?.drafts[data.parts.draft]) ?? []);
      return {
        ...openRun(stream, data),
        ...{ status: 'Prepared', preparedBy: actor.name, preparedAt: occurredAt, reopened: before?.reopened ?? '' },
        ...{ revision, preparedByActor: `${actor.kind} ${actor.id}` },
        ...{ frozen, facts: factsThen(frozen), sales: [...new Set(frozen.lines.map(({ kind, contractId }) => `${kind}-${contractId}`))] },
      };
    },
    keyOf,
  )
  .changes(CommissionRunApproved, (_, { revision, metadata: { actor, occurredAt } }) => ({ status: 'Approved', revision, approvedBy: actor.name, approvedAt: occurredAt }), keyOf)
  .changes(CommissionRunPaid, (_, { revision, data: { paidOn, reference }, metadata: { actor } }) => ({ status: 'Paid', revision, paidBy: actor.name, paidOn, reference }), keyOf)
  .changes(CommissionRunReopened, (_, { revision, data: { reason } }) => ({ status: 'Open', revision, reopened: reason, approvedBy: '', approvedAt: null, frozen: null, sales: [], facts: {} }), keyOf);

function openRun(stream: string, { report, payDate }: Pick<FrozenRun, 'report' | 'payDate'>): CommissionRunRow {
  return { ...blankValues(commissionRunFields), payRunId: idIn(stream), report, payDate, status: 'Open', revision: 0, preparedByActor: '', frozen: null, drafts: {}, sales: [], facts: {} };
}

function factsThen({ lines }: FrozenRun): CommissionRunRow['facts'] {
  return Object.fromEntries(lines.map((line) => [`${line.kind}-${line.contractId}`, Object.fromEntries(line.facts.map(({ field, value }) => [field, value]))]));
}
