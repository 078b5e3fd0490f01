import { CommissionDisputeSettled, CommissionLineDisputed } from '../../events/commission/commission-dispute.events.js';
import { commissionDisputeFields } from '../../events/commission/commission-dispute.fields.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { idIn } from '../../events/kernel/stream-name.js';
import { projection } from '../engine/projection.js';
import { CommissionDisputeRow, type DisputeNote } from './commission-disputes.read-model.js';

const keyOf = ({ stream }: Pick<RecordedEvent, 'stream'>) => idIn(stream);

export const commissionDisputes = projection<CommissionDisputeRow>('commission-disputes', { entity: CommissionDisputeRow, key: 'disputeId' })
  .puts(
    CommissionLineDisputed,
    (before, { stream, data: { note, ...line }, metadata }) => ({
      ...blankValues(commissionDisputeFields),
      ...{ disputeId: idIn(stream), ...line, status: 'Open', lastAt: metadata.occurredAt },
      ...{ openedBy: before?.openedBy ?? metadata.actor.name, openedAt: before?.openedAt ?? metadata.occurredAt },
      notes: [...(before?.notes ?? []), noteOf(note, metadata, false)],
    }),
    keyOf,
  )
  .changes(CommissionDisputeSettled, ({ notes }, { data, metadata }) => ({ status: 'Settled', lastAt: metadata.occurredAt, notes: [...notes, noteOf(data.note, metadata, true)] }), keyOf);

function noteOf(note: string, { actor, occurredAt }: RecordedEvent['metadata'], settles: boolean): DisputeNote {
  return { at: occurredAt, by: actor.name, note, settles };
}
