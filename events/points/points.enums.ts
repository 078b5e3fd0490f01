/** `decisions.md F19` */
export const pointsPaymentStatuses = ['Draft', 'Paid', 'Refunded', 'Released'] as const;
export type PointsPaymentStatus = (typeof pointsPaymentStatuses)[number];

/** A row counts in the balance when it is Posted (`decisions.md F14`). */
export const ledgerStatuses = ['Posted', 'Held', 'Released'] as const;
export type LedgerStatus = (typeof ledgerStatuses)[number];

export const debitOrCredit = ['Debit', 'Credit'] as const;
export type DebitOrCredit = (typeof debitOrCredit)[number];

/** What a ledger row was written for. */
export const ledgerTransactionTypes = ['Unit Ceded', 'Membership', 'Advantage Purchase', 'Adjustment', 'Reversal'] as const;

/** What a person may write a row for; purchases and reversals write their own. */
export const handWrittenTypes = ['Unit Ceded', 'Membership', 'Adjustment'] as const;

/** Why held points went back to the member. */
export const releaseReasons = ['Payment failed', 'Not paid in time', 'Called off'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

/** Why a payment was not taken, and goes back to whoever paid. */
export const turnedAwayReasons = ['The hold had run out and its points were gone', 'The purchase had been called off', 'The purchase was paid already'] as const;
export type TurnedAwayReason = (typeof turnedAwayReasons)[number];

/** What became of a payment that came when it was not waited for any more. */
export const latePaymentWords = ['Points taken', 'Money on its way back', 'Refund refused', 'Money given back'] as const;
