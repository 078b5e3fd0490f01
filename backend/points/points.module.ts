import { Module, type OnModuleInit } from '@nestjs/common';
import { pointsLedger } from '../../projections/points-ledger/points-ledger.projector.js';
import { pointsPurchases } from '../../projections/points-purchases/points-purchases.projector.js';
import type { Area } from '../platform/areas/area.js';
import { LookUp } from '../platform/lists/look-up.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { PointsAccountsController } from './points-accounts.controller.js';
import { PointsLedgerController } from './ledger/points-ledger.controller.js';
import { PointsPurchasesController } from './points-purchases.controller.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { checkoutPage } from './checkout/checkout-page.js';
import { CheckoutLinks } from './checkout/checkout-links.js';
import { CheckoutNotes } from './checkout/checkout-notes.js';
import { CheckoutPayments } from './checkout/checkout-payments.js';
import { CheckoutReader } from './checkout/checkout-reader.js';
import { CheckoutSenders } from './checkout/checkout-senders.js';
import { giveMoneyBackWhenAsked } from './checkout/give-money-back-when-asked.js';
import { letPaymentGoWhenPaidAtDesk } from './checkout/let-payment-go-when-paid-at-desk.js';
import { letPaymentGoWhenReleased } from './checkout/let-payment-go-when-released.js';
import { PaymentComparison } from './checkout/payment-comparison.js';
import { PurchaseCheckoutController } from './checkout/purchase-checkout.controller.js';
import { Receipts } from './checkout/receipts.js';
import { mailPayerWhenRefunded } from './checkout/mail-payer-when-refunded.js';
import { sendReceiptWhenPaid } from './checkout/send-receipt-when-paid.js';
import { BuyersReach } from './reach/buyers-reach.js';
import { PointsReader } from './points-reader.js';
import { PointsStories } from './points-stories.js';
import { PointsSales } from './points-sales.js';
import { AgentsPointsController } from './agents/agents-points.controller.js';
import { AgentCodes } from './agents/agent-codes.js';
import { ConfirmedByMember } from './agents/confirmed-by-member.js';
import { AgentsLinkMails } from './agents/agents-link-mails.js';
import { AgentsPointsReader } from './agents/agents-points-reader.js';
import { PointsStatements } from './statement/points-statement-reader.js';
import { PointsStatementController } from './statement/points-statement.controller.js';
import { PointsInvariants } from './points.invariants.js';
import { ledgerRowChanges, pointsAccountChanges } from './points.changes.js';
import { pointsLists } from './points.lists.js';
import { pointsToday } from './points.today.js';
import { openPointsAccountForActiveMember } from './open-points-account-for-active-member.js';
import { releasePointsWhenHoldRunsOut } from './release-points-when-hold-runs-out.js';
import { writeLedgerRowForMembership } from './ledger/write-ledger-row-for-membership.js';
import { PointsAccountCommandHandler } from './points-account.handlers.js';
import { PointsLedgerRowCommandHandler } from './ledger/points-ledger-row.handlers.js';

const checkout = [CheckoutLinks, CheckoutNotes, CheckoutPayments, CheckoutReader, CheckoutSenders, PaymentComparison, Receipts];

@Module({
  controllers: [AgentsPointsController, PointsAccountsController, PointsPurchasesController, PurchaseCheckoutController, CheckoutController, PointsStatementController, PointsLedgerController],
  providers: [...checkout, BuyersReach, PointsReader, PointsStories, PointsSales, AgentsPointsReader, AgentsLinkMails, AgentCodes, ConfirmedByMember, PointsStatements, PointsInvariants, PointsAccountCommandHandler, PointsLedgerRowCommandHandler],
})
class PointsModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly lookUp: LookUp,
  ) {}

  onModuleInit(): void {
    const whenSomethingHappens = [releasePointsWhenHoldRunsOut, openPointsAccountForActiveMember(this.lookUp), writeLedgerRowForMembership, sendReceiptWhenPaid, mailPayerWhenRefunded, giveMoneyBackWhenAsked, letPaymentGoWhenReleased, letPaymentGoWhenPaidAtDesk];
    for (const reaction of whenSomethingHappens) this.reactions.add(reaction);
  }
}

export const points: Area = {
  module: PointsModule,
  lists: pointsLists,
  readModels: [pointsLedger, pointsPurchases],
  changes: [pointsAccountChanges, ledgerRowChanges],
  today: pointsToday,
  pagesApart: [checkoutPage],
};
