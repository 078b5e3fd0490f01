import { Decimal } from 'decimal.js';
import { CommissionRunPaid } from '../../events/commission/commission-run.events.js';
import { ReserveReleased } from '../../events/commission/reserve-account.events.js';
import { reserveLedgerFields, type ReserveMovement } from '../../events/commission/reserve-ledger.fields.js';
import type { RecordedEvent, RecordedOf } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { idIn } from '../../events/kernel/stream-name.js';
import { projection } from '../engine/projection.js';
import { ReserveLedgerRow } from './reserve-ledger.read-model.js';

/** What was kept back of commissions, what recoveries took of it, and what was given out by hand. */
export const reserveLedger = projection<ReserveLedgerRow>('reserve-ledger', { entity: ReserveLedgerRow, key: 'entryId' })
  .adds(CommissionRunPaid, ofRun)
  .adds(ReserveReleased, (event) => ({ ...entry(event, event.data, 'Released', new Decimal(event.data.amount).negated()), reason: event.data.reason }));

function ofRun(event: RecordedOf<typeof CommissionRunPaid>): ReserveLedgerRow[] {
  const { reserves = [], payDate } = event.data;
  const run = { payRunId: idIn(event.stream), payDate };
  return reserves.flatMap((person) => {
    const [withheld, charged] = [new Decimal(person.withheld), new Decimal(person.charged)];
    return [
      ...(withheld.isZero() ? [] : [{ ...entry(event, person, 'Withheld', withheld), ...run }]),
      ...(charged.isZero() ? [] : [{ ...entry(event, person, 'Charged', charged.negated()), ...run }]),
    ];
  });
}

interface Whose {
  readonly employeeId: number;
  readonly employeeName: string;
}

function entry({ stream, revision, metadata }: RecordedEvent, { employeeId, employeeName }: Whose, movement: ReserveMovement, amount: Decimal): ReserveLedgerRow {
  return {
    ...blankValues(reserveLedgerFields),
    ...{ entryId: `${stream}-${revision}-${employeeId}-${movement}`, employeeId, employeeName, movement, amount: amount.toFixed(2) },
    ...{ at: metadata.occurredAt, by: metadata.actor.name },
  };
}
