import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { Mail } from '../../platform/mail/mail.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { ProcessorAway, ProcessorNotSetUp, ProcessorRefused } from '../../platform/payments/payment-failures.js';
import { Processors } from '../../platform/payments/processors.js';
import { ConsentedTexts } from '../../platform/texts/consented-texts.js';
import { BuyersReach } from '../reach/buyers-reach.js';
import { RecordRefund, RecordRefundFailed } from '../points-account.commands.js';
import { PointsAccountCommand } from '../points-account.handlers.js';
import { pointsLedgerRow } from '../ledger/points-ledger-row.js';
import { checkoutLink, checkoutLinkText, moneyBack, paymentLetGo, purchaseReceipt, refundWords, type GoesBack } from './checkout.outgoing.js';
import { CheckoutLinks, type OpenedCheckout } from './checkout-links.js';
import { linkMail, linkText, receiptMail, refundMail } from './checkout-mails.js';
import { CheckoutNotes } from './checkout-notes.js';
import { CheckoutPayments } from './checkout-payments.js';
import { CheckoutReader } from './checkout-reader.js';
import type { PaidFor } from './payment-mark.js';

const PROCESSOR = { kind: 'system', id: 'card-processor', name: 'Card processor' } as const;
const OF_LEDGER = '6d1f6f0e-21a4-4a1c-8c1e-1f3c0f6a9a77';

/** Carries what purchases send into the world: links, receipts, and money that goes back. */
@Injectable()
export class CheckoutSenders implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly mail: Mail,
    private readonly texts: ConsentedTexts,
    private readonly reach: BuyersReach,
    private readonly links: CheckoutLinks,
    private readonly reader: CheckoutReader,
    private readonly notes: CheckoutNotes,
    private readonly processors: Processors,
    private readonly checkout: CheckoutPayments,
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(checkoutLink, (paidFor, call) => this.mailLink(paidFor, call));
    this.outgoing.carry(checkoutLinkText, (paidFor, call) => this.textLink(paidFor, call));
    this.outgoing.carry(purchaseReceipt, (paidFor, call) => this.mailReceipt(paidFor, call));
    this.outgoing.carry(refundWords, (paidFor, call) => this.mailRefund(paidFor, call));
    this.outgoing.carry(moneyBack, (goesBack, call) => this.giveBack(goesBack, call));
    this.outgoing.carry(paymentLetGo, (paidFor, call) => this.letGo(paidFor, call));
  }

  /** Nobody needs a link to what is paid or over. */
  private async mailLink({ id }: PaidFor, call: OutgoingCall): Promise<void> {
    const opened = await this.links.opened(id);
    const said = await this.reader.answer(opened);
    const { mail } = await this.reader.member(opened.whose.memberId);
    if (said.status !== 'open') return;
    if (mail === '') throw new NotDelivered('The member has no email address.', { final: true });
    await this.mail.send({ to: mail, ...linkMail(said, this.links.urlOf(id), await this.company.read()) }, call);
  }

  private async textLink({ id }: PaidFor, call: OutgoingCall): Promise<void> {
    const opened = await this.links.opened(id);
    const said = await this.reader.answer(opened);
    if (said.status !== 'open') return;
    const { phone, leadId } = await this.reach.contacts(opened.whose.memberId);
    await this.texts.send({ to: phone, body: linkText(said, this.links.urlOf(id), await this.company.read()), leadId, textId: call.id }, call);
  }

  private async mailReceipt({ id }: PaidFor, call: OutgoingCall): Promise<void> {
    await this.mailPayer(await this.links.opened(id), receiptMail, call);
  }

  /** A payment at a desk got its receipt there, and goes back there. */
  private async mailRefund({ account, id }: PaidFor, call: OutgoingCall): Promise<void> {
    const opened = await this.links.cardPurchase(account, id);
    if (opened) await this.mailPayer(opened, refundMail, call);
  }

  private async mailPayer(opened: OpenedCheckout, words: typeof receiptMail, call: OutgoingCall): Promise<void> {
    const { id, whose } = opened;
    const to = (await this.notes.receiptOf(id)) ?? (await this.reader.member(whose.memberId)).mail;
    // It stays behind the link, and at the member.
    if (to === '') return;
    await this.mail.send({ to, ...words(await this.reader.answer(opened), this.links.urlOf(id), await this.company.read()) }, call);
  }

  /** The processor gives it back once, however often it is asked: what it calls the refund is noted with the purchase. */
  private async giveBack({ account, id, paymentId }: GoesBack, call: OutgoingCall): Promise<void> {
    const given = { epicAdvantageContractId: id, pointLedgerId: await this.ids.next(pointsLedgerRow.category, uuidV5(call.id, OF_LEDGER)) };
    const tell = (command: RecordRefund | RecordRefundFailed, as: string) => this.commands.execute(new PointsAccountCommand(account, command, given), issuedByServer(PROCESSOR, uuidV5(`${call.id} ${as}`, OF_LEDGER)));
    try {
      const refundReferenceId = await this.processors.of(paymentId).refund(paymentId, `refund-${call.id}`, call.signal);
      await tell(commandOf(RecordRefund, { paymentReferenceId: paymentId, refundReferenceId }), 'refunded');
    } catch (error) {
      if (error instanceof ProcessorRefused || error instanceof ProcessorNotSetUp) await tell(commandOf(RecordRefundFailed, { paymentReferenceId: paymentId, reason: error.reason }), `refused ${error.reason}`);
      throw error;
    }
  }

  /** Paid before it could be let go, though nobody told us: then it is taken, late. */
  private async letGo({ id }: PaidFor, { signal }: OutgoingCall): Promise<void> {
    const paymentId = await this.notes.paymentOf(id);
    if (paymentId === undefined) return;
    const processor = this.processors.of(paymentId);
    await processor.letGo(paymentId, signal);
    const payment = await processor.read(paymentId, signal);
    if (payment.status === 'processing') throw new ProcessorAway('The bank is still working on it');
    await this.checkout.takeIfPaid(payment);
  }
}
