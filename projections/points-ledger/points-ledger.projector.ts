import type { RecordedOf } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { importedLedgerRowFields, ledgerNoteFields } from '../../events/points/points.fields.js';
import {
  PointsHeld,
  PointsLedgerRowImported,
  PointsLedgerRowRecorded,
  PointsLedgerRowReversed,
  PointsPosted,
  PointsPostedLate,
  PointsRefunded,
  PointsReleased,
} from '../../events/points/points.events.js';
import { pointsMoveOf } from '../../events/reports/epic.rules.js';
import { projection, type Contribution } from '../engine/projection.js';
import { pointsLedgerQuery } from './points-ledger.queries.js';
import { PointsBalance, PointsDay, PointsLedgerRow } from './points-ledger.read-model.js';

type PurchaseEvent = RecordedOf<typeof PointsHeld> | RecordedOf<typeof PointsPosted> | RecordedOf<typeof PointsPostedLate> | RecordedOf<typeof PointsReleased> | RecordedOf<typeof PointsRefunded>;

const rowNumber = (event: { data: { pointLedgerId: number } }) => event.data.pointLedgerId;

/** The company's points ledger: every event adds a row, and only posted rows count (`decisions.md F14`). */
export const pointsLedger = projection<PointsLedgerRow>('points-ledger', { version: 4, entity: PointsLedgerRow, key: 'pointLedgerId', indexes: pointsLedgerQuery.indexes })
  .creates(PointsLedgerRowImported, (event) => withChange({ ...blank, ...event.data, recordedBy: event.metadata.actor.name }), rowNumber)
  .creates(PointsLedgerRowRecorded, (event) => withChange({ ...blank, ...event.data, ...posted(event) }), rowNumber)
  .creates(PointsLedgerRowReversed, (event) => withChange({ ...blank, ...event.data, ...posted(event) }), rowNumber)
  .creates(PointsHeld, (event) => purchaseRow(event, { status: 'Held', debitOrCredit: 'Debit', pointsQty: event.data.pointsPurchased }), rowNumber)
  .creates(PointsPosted, (event) => purchaseRow(event, { status: 'Posted', debitOrCredit: 'Debit', pointsQty: event.data.points }), rowNumber)
  .creates(PointsPostedLate, (event) => purchaseRow(event, { status: 'Posted', debitOrCredit: 'Debit', pointsQty: event.data.points }), rowNumber)
  .creates(PointsRefunded, (event) => purchaseRow(event, { status: 'Posted', debitOrCredit: 'Credit', pointsQty: event.data.points }), rowNumber)
  .creates(PointsReleased, (event) => purchaseRow(event, { status: 'Released', debitOrCredit: 'Credit', pointsQty: event.data.points }), rowNumber)
  .totalling('points-balance', PointsBalance, balance)
  .totalling('points-days', PointsDay, movedOnItsDay);

const blank = { ...blankValues({ ...importedLedgerRowFields, ...ledgerNoteFields }), epicAdvantageContractId: 0, reverses: 0 };

function posted(event: { metadata: { occurredAt: string; actor: { name: string } } }) {
  return { status: 'Posted', createdAt: event.metadata.occurredAt, recordedBy: event.metadata.actor.name };
}

function purchaseRow(event: PurchaseEvent, row: Pick<PointsLedgerRow, 'status' | 'debitOrCredit' | 'pointsQty'>): PointsLedgerRow {
  return withChange({
    ...blank,
    ...row,
    pointLedgerId: event.data.pointLedgerId,
    createdAt: event.metadata.occurredAt,
    transactionType: 'Advantage Purchase',
    memberId: event.data.memberId,
    useYear: String(event.data.useYear),
    epicAdvantageContractId: event.data.epicAdvantageContractId,
    note: noteOf(event),
    recordedBy: event.metadata.actor.name,
  });
}

function noteOf(event: PurchaseEvent): string {
  if (event.type === 'PointsReleased') return event.data.reason;
  if (event.type === 'PointsRefunded') return `Refunded: ${event.data.reason}`;
  return event.type === 'PointsPostedLate' ? 'Paid after the hold had run out' : '';
}

/** Rows that are not posted leave the balance alone (`decisions.md F14`). */
function withChange(row: Omit<PointsLedgerRow, 'balanceChange'>): PointsLedgerRow {
  const signed = row.debitOrCredit === 'Credit' ? row.pointsQty : -row.pointsQty;
  return { ...row, balanceChange: row.status === 'Posted' ? signed : null };
}

function balance({ balanceChange }: PointsLedgerRow): Contribution[] {
  if (balanceChange === null) return [];
  const credits = Math.max(0, balanceChange);
  const debits = Math.max(0, -balanceChange);
  return [{ key: 'balance', of: {}, add: { credits, debits, balance: balanceChange, rows: 1 } }];
}

function movedOnItsDay({ balanceChange, createdAt, transactionType }: PointsLedgerRow): Contribution[] {
  if (balanceChange === null) return [];
  const of = { pointsDay: newYorkDay(new Date(createdAt)), move: pointsMoveOf(transactionType) };
  return [{ key: `${of.pointsDay} ${of.move}`, of, add: { points: balanceChange } }];
}
