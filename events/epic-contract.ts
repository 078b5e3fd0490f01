import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';

const Text = Type.String();
const Amount = Type.String({ pattern: '^-?\\d+\\.\\d{2}$' });
const MaybeDate = Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()]);
const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);

/** A membership contract as the old system held it. Stream `epicContract-<epicContractId>`. */
export const EpicContractImported = defineEvent(
  'EpicContractImported',
  1,
  Type.Object({
    epicContractId: Type.Integer({ minimum: 1 }),
    memberId: Type.Integer({ minimum: 0 }),
    tppDealNumber: Text,
    contractStatus: Text,
    paymentStatus: Text,
    contractDate: MaybeDate,
    contractGoodDate: MaybeDate,
    paidInFullDate: MaybeDate,
    transactionType: Text,
    buyerFirstName: Text,
    buyerMiddleName: Text,
    buyerLastName: Text,
    coBuyerFirstName: Text,
    coBuyerLastName: Text,
    buyerEmail: Text,
    buyerMobilePhone: Text,
    buyerAddress: Text,
    buyerCity: Text,
    buyerState: Text,
    buyerZipcode: Text,
    buyerCountry: Text,
    membershipTier: Text,
    membershipTerm: MaybeInteger,
    membershipStartDate: MaybeDate,
    membershipExpDate: MaybeDate,
    closingCostAmount: Amount,
    totalPurchasePrice: Amount,
    purchasePrice: Amount,
    /** Percent a year. */
    interestRate: Text,
    aprRate: Text,
    /** Months. */
    loanTerm: MaybeInteger,
    financedAmount: Amount,
    salesAgent: Text,
    toName: Text,
    annualFixedPoints: MaybeInteger,
    annualMaxEpicAdvantagePoints: MaybeInteger,
    signedContractDocumentLink: Type.Union([Text, Type.Null()]),
    createdBy: Type.Integer({ minimum: 0 }),
    tourId: Type.Integer({ minimum: 0 }),
    leadId: Type.Integer({ minimum: 0 }),
    createdAt: Text,
  }),
);

export const epicContractEvents = [EpicContractImported] as const;
export type EpicContractEvent = EventsOf<typeof epicContractEvents>;
