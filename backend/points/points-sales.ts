import { Injectable } from '@nestjs/common';
import type { CommandMetadata, CommandResult } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { Refusal } from '../platform/commands/refusal.js';
import { streamName } from '../platform/commands/stream-name.js';
import { Outgoing } from '../platform/outgoing/outgoing.js';
import type { OutgoingKind } from '../platform/outgoing/outgoing-kind.js';
import { checkoutLink, checkoutLinkText } from './checkout/checkout.outgoing.js';
import type { PaidFor } from './checkout/payment-mark.js';
import { BuyersReach } from './reach/buyers-reach.js';
import { CheckoutLinks, type OpenedCheckout } from './checkout/checkout-links.js';
import { refuseClosed } from './checkout/checkout-payments.js';
import { accountId, type PointsAccountId } from './points-account-id.js';
import type { Buyer, BuyPoints, PostPointsPayment, RefundPurchase, ReleasePoints } from './points-account.commands.js';
import { PointsAccountCommand } from './points-account.handlers.js';
import { pointsAccount } from './points-account.js';
import { pointsLedgerRow } from './ledger/points-ledger-row.js';
import { PointsReader } from './points-reader.js';

/** Where a purchase is paid, and until when. */
export interface WayToPay {
  readonly checkoutUrl: string;
  /** ISO UTC. */
  readonly heldUntil: string;
}

export type PurchaseBegun = CommandResult & WayToPay & { readonly epicAdvantageContractId: number };

/** Points are held, paid for and let go, whether staff or an agent of the exchange company says so. */
@Injectable()
export class PointsSales {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly reader: PointsReader,
    private readonly links: CheckoutLinks,
    private readonly outgoing: Outgoing,
    private readonly reach: BuyersReach,
  ) {}

  /** @throws Refusal, NotFound */
  async buy(command: BuyPoints, issued: CommandMetadata, confirmed: Pick<Buyer, 'confirmedBy'> = {}): Promise<PurchaseBegun> {
    const id = accountId({ memberId: command.epicMemberId, useYear: Number(issued.today.slice(0, 4)) });
    const buyer = await this.reader.buyer(command.epicMemberId);
    const epicAdvantageContractId = await this.ids.next('epicAdvantageContract', issued.commandId);
    const pointLedgerId = await this.ids.next(pointsLedgerRow.category, issued.commandId);
    const result = await this.commands.execute(new PointsAccountCommand(id, command, { ...buyer, ...confirmed, epicAdvantageContractId, pointLedgerId }), issued);
    const { purchase } = await this.links.madeIn(id, epicAdvantageContractId);
    return { ...result, epicAdvantageContractId, checkoutUrl: this.links.urlOf(epicAdvantageContractId), heldUntil: purchase.terms.heldUntil };
  }

  /** @throws NotFound */
  async wayToPay(purchaseId: number): Promise<WayToPay> {
    const { purchase } = await this.links.opened(purchaseId);
    return { checkoutUrl: this.links.urlOf(purchaseId), heldUntil: purchase.terms.heldUntil };
  }

  /** To the member's own address. @throws Refusal where nothing is to be paid any more */
  async mailLink(purchaseId: number, issued: CommandMetadata): Promise<void> {
    await this.sendLink(checkoutLink, await this.unpaid(purchaseId), issued);
  }

  /** To the phone that opted in to texts. @throws Refusal also where none may go there now */
  async textLink(purchaseId: number, issued: CommandMetadata): Promise<void> {
    const opened = await this.unpaid(purchaseId);
    const why = await this.reach.whyNoText(opened.whose.memberId);
    if (why !== undefined) throw new Refusal(`No text can go to this member: ${why}.`, { status: 409, code: 'no-text' });
    await this.sendLink(checkoutLinkText, opened, issued);
  }

  private async unpaid(purchaseId: number): Promise<OpenedCheckout> {
    const opened = await this.links.opened(purchaseId);
    refuseClosed(opened.purchase.status, opened.purchase.terms.heldUntil);
    return opened;
  }

  private async sendLink(kind: OutgoingKind<PaidFor>, { id, account }: OpenedCheckout, { commandId, actor }: CommandMetadata): Promise<void> {
    await this.outgoing.ask({ kind, recipient: `Buyer of purchase ${id}`, about: streamName(pointsAccount, account), payload: { account, id } }, commandId, actor.name);
  }

  /** Pays, releases or refunds a purchase, with the number of the row that the ledger will show. */
  async settle(purchaseId: number, account: PointsAccountId, command: PostPointsPayment | ReleasePoints | RefundPurchase, issued: CommandMetadata): Promise<CommandResult> {
    const given = { epicAdvantageContractId: purchaseId, pointLedgerId: await this.ids.next(pointsLedgerRow.category, issued.commandId) };
    return this.commands.execute(new PointsAccountCommand(account, command, given), issued);
  }
}
