export const pointsPaymentStatuses = ['Draft', 'Paid', 'Released'] as const;
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
