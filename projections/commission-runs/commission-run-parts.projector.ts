import { CommissionRunPartPrepared } from '../../events/commission/commission-run.events.js';
import { linesOf } from '../../events/commission/interned-lines.rules.js';
import { salesPaidBy } from '../../events/commission/sales-in-run.rules.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { idIn } from '../../events/kernel/stream-name.js';
import { projection } from '../engine/projection.js';
import { CommissionRunPartRow } from './commission-run-parts.read-model.js';
import { factsThen } from './commission-runs.projector.js';

const keyOf = ({ stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>) => `${stream}-${revision}`;

/** A table of its own: a row that grew with each part would be written anew as often. */
export const commissionRunParts = projection<CommissionRunPartRow>('commission-run-parts', { entity: CommissionRunPartRow, key: 'partId', unfollowed: true, version: 2 }).creates(
  CommissionRunPartPrepared,
  ({ stream, revision, data }) => ({ partId: keyOf({ stream, revision }), payRunId: idIn(stream), draft: data.draft, revision, prepared: data, sales: salesPaidBy(data), facts: factsThen(linesOf(data)) }),
  keyOf,
);
