import { Type } from '@sinclair/typebox';
import { signerRole } from '../signing/envelope.events.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { money as amount, recordId, text } from '../kernel/field-schemas.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import * as deal from './resale-contract-deal.fields.js';
import * as money from './resale-contract-money.fields.js';
import * as party from './resale-contract-party.fields.js';
import { ContractChangedAfterClose } from './after-close.events.js';
import { contractDocumentEvents } from './resale-contract-documents.events.js';
import { contractPaperEvents } from './resale-contract-papers.events.js';
import { resaleContractFacts } from './resale-contract-facts.js';
import { rescissionEvents } from './rescission.events.js';
import { contractSigningEvents } from './resale-contract-signing.events.js';

/** Why, in the words of who did it. */
const reason = Type.Optional(Type.String({ minLength: 1 }));

/** A deposit that was typed and then hidden by the full amount: NO brings it back (`decisions.md C6`). */
const typedDeposit = Type.Optional(amount);

/** Who had signed for another price or deposit while others were still to sign, and is told. */
const toldTo = Type.Optional(Type.Array(Type.Object({ envelopeId: Type.String({ minLength: 1 }), role: signerRole })));

/** A row of the old back office, tidied. It may break rules that bind new work: history is history. */
export const ResaleContractImported = defineEvent('ResaleContractImported', 1, Type.Object({ contractId: recordId, facts: resaleContractFacts }));
export const ResaleContractCreated = defineEvent('ResaleContractCreated', 1, Type.Object({ contractId: recordId, facts: resaleContractFacts, typedDeposit }));

/** `from` may be a word outside the list, on imported contracts. Version 1 is in history/. */
export const ContractStatusChanged = defineEvent('ContractStatusChanged', 2, Type.Object({ from: text, to: text, reason }));
export const PaymentStatusChanged = defineEvent('PaymentStatusChanged', 1, Type.Object({ from: text, to: text, reason }));

/** Type, inventory, tour, lead and the numbers of the deal platform. */
export const DealRevised = defineEvent('DealRevised', 1, Type.Object({ changes: changesOf(deal.dealFields), reason }));
export const ContractDatesRevised = defineEvent('ContractDatesRevised', 1, Type.Object({ changes: changesOf(deal.dateFields), reason }));
export const UnitRevised = defineEvent('UnitRevised', 1, Type.Object({ changes: changesOf(deal.unitFields), reason }));
export const BuyerRevised = defineEvent('BuyerRevised', 1, Type.Object({ changes: changesOf(party.buyerFields), reason }));
export const SellerRevised = defineEvent('SellerRevised', 1, Type.Object({ changes: changesOf(party.sellerFields), reason }));
export const SalesAssignmentRevised = defineEvent('SalesAssignmentRevised', 1, Type.Object({ changes: changesOf(party.salesFields), reason }));
/** Terms that were typed and the totals that they came to. */
export const FinancialTermsRevised = defineEvent(
  'FinancialTermsRevised',
  1,
  Type.Object({ changes: changesOf({ ...money.financialTermFields, ...money.financialTotalFields }), reason, typedDeposit, toldTo }),
);
export const LoanTermsRevised = defineEvent('LoanTermsRevised', 1, Type.Object({ changes: changesOf(money.loanFields), reason }));
export const AccountingCodesRevised = defineEvent('AccountingCodesRevised', 1, Type.Object({ changes: changesOf(money.accountingFields), reason }));
export const OptionsRevised = defineEvent('OptionsRevised', 1, Type.Object({ changes: changesOf(deal.optionFields), reason }));

export const resaleContractEvents = [
  ResaleContractImported,
  ResaleContractCreated,
  ContractStatusChanged,
  PaymentStatusChanged,
  DealRevised,
  ContractDatesRevised,
  UnitRevised,
  BuyerRevised,
  SellerRevised,
  SalesAssignmentRevised,
  FinancialTermsRevised,
  LoanTermsRevised,
  AccountingCodesRevised,
  OptionsRevised,
  ...contractDocumentEvents,
  ...contractPaperEvents,
  ...rescissionEvents,
  ...contractSigningEvents,
  ContractChangedAfterClose,
] as const;

export type ResaleContractEvent = EventsOf<typeof resaleContractEvents>;
