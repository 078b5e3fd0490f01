import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf, type RecordedEventsOf } from './event.js';
import { debitOrCredit, pointsPaymentStatuses, releaseReasons, type DebitOrCredit, type PointsPaymentStatus, type ReleaseReason } from './points.values.js';

const Points = Type.Integer({ minimum: 1 });
const Amount = Type.String({ pattern: '^-?\\d+\\.\\d{2,4}$' });
const OneOf = (values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)));

/** Which purchase of which account: every event of a purchase names all three. */
const purchase = {
  epicAdvantageContractId: Type.Integer({ minimum: 1 }),
  memberId: Type.Integer({ minimum: 1 }),
  useYear: Type.Integer(),
};

const terms = {
  pointsPurchased: Points,
  /** Dollars a point, 0.02. */
  pricePerPoint: Amount,
  transactionFee: Amount,
  totalPurchasePrice: Amount,
  /** User id of the seller; 0 for an agent of the exchange company (`decisions.md F12`). */
  createdBy: Type.Integer({ minimum: 0 }),
};

/** A member may buy so many points in a use year. Stream `pointsAccount-<memberId>-<useYear>`. */
export const PointsAccountOpened = defineEvent(
  'PointsAccountOpened',
  1,
  Type.Object({ memberId: Type.Integer({ minimum: 1 }), useYear: Type.Integer(), yearlyMaximum: Type.Integer({ minimum: 0 }) }),
);

export const PointsPurchaseImported = defineEvent(
  'PointsPurchaseImported',
  1,
  Type.Object({
    ...purchase,
    ...terms,
    paymentStatus: Type.Unsafe<PointsPaymentStatus>(OneOf(pointsPaymentStatuses)),
    createdAt: Type.String(),
    paymentReferenceId: Type.String(),
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
    pointLedgerId: Type.Integer({ minimum: 1 }),
    /** ISO UTC; unpaid by then, the hold is released. */
    heldUntil: Type.String(),
  }),
);

export const PointsPosted = defineEvent(
  'PointsPosted',
  1,
  Type.Object({ ...purchase, points: Points, pointLedgerId: Type.Integer({ minimum: 1 }), paymentReferenceId: Type.String() }),
);

export const PointsReleased = defineEvent(
  'PointsReleased',
  1,
  Type.Object({
    ...purchase,
    points: Points,
    pointLedgerId: Type.Integer({ minimum: 1 }),
    reason: Type.Unsafe<ReleaseReason>(OneOf(releaseReasons)),
  }),
);

const ledgerRow = {
  pointLedgerId: Type.Integer({ minimum: 1 }),
  transactionType: Type.String(),
  debitOrCredit: Type.Unsafe<DebitOrCredit>(OneOf(debitOrCredit)),
  pointsQty: Points,
  /** 0 when the row belongs to no contract. */
  contractId: Type.Integer({ minimum: 0 }),
  memberId: Type.Integer({ minimum: 0 }),
  resort: Type.String(),
  unitNumber: Type.String(),
  useWeek: Type.String(),
  useYear: Type.String(),
};

export const PointsLedgerRowImported = defineEvent(
  'PointsLedgerRowImported',
  1,
  Type.Object({ ...ledgerRow, status: Type.String(), createdAt: Type.String() }),
);

/** A row written by hand. Stream `pointsLedgerRow-<pointLedgerId>`. */
export const PointsLedgerRowRecorded = defineEvent('PointsLedgerRowRecorded', 1, Type.Object({ ...ledgerRow, note: Type.String() }));

/** A correction: a new row on the other side that names the one it takes back. Stands in the stream of the row taken back. */
export const PointsLedgerRowReversed = defineEvent(
  'PointsLedgerRowReversed',
  1,
  Type.Object({ ...ledgerRow, reverses: Type.Integer({ minimum: 1 }), note: Type.String() }),
);

export const pointsAccountEvents = [PointsAccountOpened, PointsPurchaseImported, PointsHeld, PointsPosted, PointsReleased] as const;
export const pointsLedgerRowEvents = [PointsLedgerRowImported, PointsLedgerRowRecorded, PointsLedgerRowReversed] as const;
export const pointsEvents = [...pointsAccountEvents, ...pointsLedgerRowEvents] as const;

export type PointsAccountEvent = EventsOf<typeof pointsAccountEvents>;
export type RecordedPointsAccountEvent = RecordedEventsOf<typeof pointsAccountEvents>;
export type PointsLedgerRowEvent = EventsOf<typeof pointsLedgerRowEvents>;
