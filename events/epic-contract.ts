import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { day, money, orNull, reference, text, whole } from './field-schemas.js';

/** A membership contract as the old system held it. Stream `epicContract-<epicContractId>`. */
export const EpicContractImported = defineEvent(
  'EpicContractImported',
  1,
  Type.Object({
    epicContractId: Type.Integer({ minimum: 1 }),
    memberId: reference,
    tppDealNumber: text,
    contractStatus: text,
    paymentStatus: text,
    contractDate: orNull(day),
    contractGoodDate: orNull(day),
    paidInFullDate: orNull(day),
    transactionType: text,
    buyerFirstName: text,
    buyerMiddleName: text,
    buyerLastName: text,
    coBuyerFirstName: text,
    coBuyerLastName: text,
    buyerEmail: text,
    buyerMobilePhone: text,
    buyerAddress: text,
    buyerCity: text,
    buyerState: text,
    buyerZipcode: text,
    buyerCountry: text,
    membershipTier: text,
    membershipTerm: orNull(whole),
    membershipStartDate: orNull(day),
    membershipExpDate: orNull(day),
    closingCostAmount: money,
    totalPurchasePrice: money,
    purchasePrice: money,
    /** Percent a year. */
    interestRate: text,
    aprRate: text,
    /** Months. */
    loanTerm: orNull(whole),
    financedAmount: money,
    salesAgent: text,
    toName: text,
    annualFixedPoints: orNull(whole),
    annualMaxEpicAdvantagePoints: orNull(whole),
    signedContractDocumentLink: orNull(text),
    createdBy: reference,
    tourId: reference,
    leadId: reference,
    createdAt: text,
  }),
);

export const epicContractEvents = [EpicContractImported] as const;
export type EpicContractEvent = EventsOf<typeof epicContractEvents>;
