import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { money, recordId, reference, text, whole } from '../kernel/field-schemas.js';
import { factsOf } from '../kernel/field-table-schemas.js';
import { importedLedgerRowFields, ledgerNoteFields, ledgerRowFields, pointsPurchaseFields } from './points.fields.js';
import { debitOrCredit, pointsPaymentStatuses, releaseReasons, turnedAwayReasons, type DebitOrCredit, type PointsPaymentStatus, type ReleaseReason, type TurnedAwayReason } from './points.enums.js';

const Points = Type.Integer({ minimum: 1 });
const OneOf = (values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)));

/** Which purchase of which account: every event of a purchase names all three. */
const purchase = {
  epicAdvantageContractId: recordId,
  memberId: recordId,
  useYear: whole,
};

const terms = {
  pointsPurchased: Points,
  /** Dollars a point, 0.02. */
  pricePerPoint: money,
  transactionFee: money,
  totalPurchasePrice: money,
  /** User id of the seller; 0 for an agent of the exchange company (`decisions.md F12`). */
  createdBy: reference,
};

/** A member may buy so many points in a use year. Stream `pointsAccount-<memberId>-<useYear>`. */
export const PointsAccountOpened = defineEvent(
  'PointsAccountOpened',
  1,
  Type.Object({ memberId: recordId, useYear: whole, yearlyMaximum: Type.Integer({ minimum: 0 }) }),
);

export const PointsPurchaseImported = defineEvent(
  'PointsPurchaseImported',
  1,
  factsOf(pointsPurchaseFields, {
    ...purchase,
    ...terms,
    paymentStatus: Type.Unsafe<PointsPaymentStatus>(OneOf(pointsPaymentStatuses)),
    createdAt: text,
  }),
);

/** A purchase was begun: its points are set aside until paid or released (`decisions.md F9`). */
export const PointsHeld = defineEvent(
  'PointsHeld',
  1,
  Type.Object({
    ...purchase,
    ...terms,
    /** Ledger row that shows the hold. */
    pointLedgerId: recordId,
    /** ISO UTC; unpaid by then, the hold is released. */
    heldUntil: text,
    /** How the member who wanted it was sent the code that an agent had to know: 'mail' or 'text'. */
    confirmedBy: Type.Optional(text),
  }),
);

export const PointsPosted = defineEvent(
  'PointsPosted',
  1,
  factsOf(pointsPurchaseFields, { ...purchase, points: Points, pointLedgerId: recordId }),
);

export const PointsReleased = defineEvent(
  'PointsReleased',
  1,
  Type.Object({
    ...purchase,
    points: Points,
    pointLedgerId: recordId,
    reason: Type.Unsafe<ReleaseReason>(OneOf(releaseReasons)),
  }),
);

/** A payment came after its hold had run out, and took its points again: they were still there. */
export const PointsPostedLate = defineEvent('PointsPostedLate', 1, factsOf(pointsPurchaseFields, { ...purchase, points: Points, pointLedgerId: recordId }));

/** Accounting wants the money to go back; the points follow once it has. */
export const RefundRequested = defineEvent('RefundRequested', 1, Type.Object({ ...purchase, paymentReferenceId: text, processor: text, reason: text }));

/** The processor refused for good: the purchase stays paid. */
export const RefundFailed = defineEvent('RefundFailed', 1, Type.Object({ ...purchase, reason: text }));

/** The money went back, and the points with it. */
export const PointsRefunded = defineEvent('PointsRefunded', 1, Type.Object({ ...purchase, points: Points, pointLedgerId: recordId, reason: text, refundReferenceId: text }));

/** A payment for which there is nothing to give: it goes back by itself. */
export const PaymentTurnedAway = defineEvent(
  'PaymentTurnedAway',
  1,
  Type.Object({ ...purchase, paymentReferenceId: text, processor: text, reason: Type.Unsafe<TurnedAwayReason>(OneOf(turnedAwayReasons)) }),
);

export const TurnedAwayPaymentReturned = defineEvent('TurnedAwayPaymentReturned', 1, Type.Object({ ...purchase, paymentReferenceId: text, refundReferenceId: text }));

/** The processor refused to give a turned-away payment back: it still has money that bought nothing. */
export const TurnedAwayRefundFailed = defineEvent('TurnedAwayRefundFailed', 1, Type.Object({ ...purchase, paymentReferenceId: text, reason: text }));

/** What the balance counts. */
const ledgerRow = { pointLedgerId: recordId, debitOrCredit: Type.Unsafe<DebitOrCredit>(OneOf(debitOrCredit)), pointsQty: Points };

export const PointsLedgerRowImported = defineEvent('PointsLedgerRowImported', 1, factsOf(importedLedgerRowFields, { ...ledgerRow, createdAt: text }));

const noted = { ...ledgerRowFields, ...ledgerNoteFields } as const;

/** A row written by hand. Stream `pointsLedgerRow-<pointLedgerId>`. */
export const PointsLedgerRowRecorded = defineEvent('PointsLedgerRowRecorded', 1, factsOf(noted, ledgerRow));

/** A correction: a new row on the other side that names the one it takes back. Stands in the stream of the row taken back. */
export const PointsLedgerRowReversed = defineEvent('PointsLedgerRowReversed', 1, factsOf(noted, { ...ledgerRow, reverses: recordId }));

const paymentEvents = [PointsPostedLate, RefundRequested, RefundFailed, PointsRefunded, PaymentTurnedAway, TurnedAwayPaymentReturned, TurnedAwayRefundFailed] as const;
export const pointsAccountEvents = [PointsAccountOpened, PointsPurchaseImported, PointsHeld, PointsPosted, PointsReleased, ...paymentEvents] as const;
export const pointsLedgerRowEvents = [PointsLedgerRowImported, PointsLedgerRowRecorded, PointsLedgerRowReversed] as const;
export const pointsEvents = [...pointsAccountEvents, ...pointsLedgerRowEvents] as const;

export type PointsAccountEvent = EventsOf<typeof pointsAccountEvents>;
export type PointsLedgerRowEvent = EventsOf<typeof pointsLedgerRowEvents>;
