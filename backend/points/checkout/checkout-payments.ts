import { Injectable, ServiceUnavailableException, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { v5 as uuidV5 } from 'uuid';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { Incoming } from '../../platform/incoming/incoming.js';
import { ProcessorAway, ProcessorNotSetUp } from '../../platform/payments/payment-failures.js';
import { paymentNotice, type PaymentNotice } from '../../platform/payments/payment-notice.js';
import { processorOf } from '../../platform/payments/payment-ids.js';
import type { BegunPayment, Payment, PaymentStatus, ProcessorName } from '../../platform/payments/payments.js';
import { Processors } from '../../platform/payments/processors.js';
import { TakeCardPayment } from '../points-account.commands.js';
import { PointsAccountCommand } from '../points-account.handlers.js';
import { pointsLedgerRow } from '../ledger/points-ledger-row.js';
import type { OpenedCheckout } from './checkout-links.js';
import { CheckoutNotes } from './checkout-notes.js';
import { markOf, paidForBy, type PaidFor } from './payment-mark.js';

/** A payer waits for it. */
const PATIENCE_MS = 11_000;
/** Before each begin as well: both together are less than the browser waits. */
const SETTLE_PATIENCE_MS = 6_000;
const NOT_SET_UP = 'processor-not-set-up';
const BEGUN_ELSEWHERE = 'This purchase was begun with a card company that we do not use any more. Nothing was charged now. Please give the points back, and call us to buy them again.';
const AGAIN = '0d0c2f0a-7f0a-4f55-9a43-0b7a9a4b3f11';

/** Payments of purchases: begun for who pays, and taken when the processor says so, by whichever way that comes. */
@Injectable()
export class CheckoutPayments implements OnModuleInit {
  constructor(
    private readonly processors: Processors,
    private readonly notes: CheckoutNotes,
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly incoming: Incoming,
  ) {}

  onModuleInit(): void {
    this.incoming.handle(paymentNotice, (notice, call) => this.heard(notice, uuidV5(call.id, AGAIN), call.signal));
  }

  /** One payment for each purchase, however often and in however many windows it is begun. @throws Refusal, ServiceUnavailableException */
  async begin({ id, account, purchase }: OpenedCheckout): Promise<BegunPayment> {
    refuseClosed(purchase.status, purchase.terms.heldUntil);
    if ((await this.settle({ id })) === 'paid') throw paidAlready();
    const wanted = { about: markOf({ account, id }), amount: purchase.terms.totalPurchasePrice, words: `Advantage points, purchase ${id}` };
    const begun = await answered(this.processors.current.begin(wanted, `purchase-${id}-${purchase.terms.heldUntil}`, AbortSignal.timeout(PATIENCE_MS)));
    await this.notes.notePayment(id, begun.paymentId);
    return begun;
  }

  /**
   * Asks the processor how the payment stands, and takes it where it is paid: its webhook may be late, or never come.
   * @returns what the processor says; undefined where none was begun
   */
  async settle({ id }: Pick<OpenedCheckout, 'id'>): Promise<PaymentStatus | undefined> {
    const paymentId = await this.notes.paymentOf(id);
    if (paymentId === undefined) return undefined;
    const payment = await answered(this.read(paymentId, AbortSignal.timeout(SETTLE_PATIENCE_MS)));
    await this.takeIfPaid(payment);
    return payment.status;
  }

  /** As the processor has it now: what it took buys the points, or goes back. */
  async takeIfPaid(payment: Payment): Promise<void> {
    const paidFor = paidForBy(payment.about);
    if (payment.status === 'paid' && paidFor) await this.take(paidFor, payment, processorOf(payment.paymentId), randomUUID());
  }

  /** Of the processor that has it. @throws also ProcessorNotSetUp */
  private async read(paymentId: string, signal: AbortSignal): Promise<Payment> {
    return this.processors.of(paymentId).read(paymentId, signal);
  }

  /** What is no news of a paid purchase of ours changes nothing, in whatever order it comes. */
  private async heard(notice: PaymentNotice, commandId: string, signal: AbortSignal): Promise<void> {
    const paidFor = paidForBy(notice.about);
    if (notice.status !== 'paid' || !paidFor) return;
    const { cardEnd } = notice.cardEnd === '' && this.processors.named(notice.processor) ? await this.read(notice.paymentId, signal) : notice;
    await this.take(paidFor, { paymentId: notice.paymentId, cardEnd }, notice.processor, commandId);
  }

  private async take({ account, id }: PaidFor, { paymentId, cardEnd }: Pick<PaymentNotice, 'paymentId' | 'cardEnd'>, processor: ProcessorName, commandId: string): Promise<void> {
    const given = { epicAdvantageContractId: id, pointLedgerId: await this.ids.next(pointsLedgerRow.category, uuidV5(paymentId, AGAIN)) };
    const command = commandOf(TakeCardPayment, { paymentReferenceId: paymentId, processor, cardEnd });
    await this.commands.execute(new PointsAccountCommand(account, command, given), issuedByServer({ kind: 'system', id: 'checkout', name: 'Paid by card' }, commandId));
  }
}

/** @throws Refusal in words for who pays */
export function refuseClosed(status: OpenedCheckout['purchase']['status'], heldUntil: string): void {
  if (status === 'released' || (status === 'held' && Date.now() >= Date.parse(heldUntil))) throw new Refusal('The time for this purchase is over, and the points went back.', { status: 410, code: 'hold-over' });
  if (status !== 'held') throw paidAlready();
}

function paidAlready(): Refusal {
  return new Refusal('This purchase is paid already. It cannot be paid a second time.', { status: 409, code: 'already-paid' });
}

/** @throws ServiceUnavailableException while the processor is away, Refusal where it is not set up any more: both in words for who pays */
export async function answered<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProcessorAway) throw new ServiceUnavailableException('The card company does not answer. Nothing is lost: please try again in a moment.');
    if (error instanceof ProcessorNotSetUp) throw new Refusal(BEGUN_ELSEWHERE, { status: 409, code: NOT_SET_UP });
    throw error;
  }
}

/** Nobody can be asked how the payment stands: not now, or not any more. */
export function cannotBeAsked(error: unknown): boolean {
  return error instanceof ServiceUnavailableException || (error instanceof Refusal && error.options.code === NOT_SET_UP);
}

/** For who would give the money back. */
export function notSetUp({ message }: ProcessorNotSetUp): Refusal {
  return new Refusal(`${message} Nothing was done: set it up again, or look at the payment there.`, { status: 409, code: NOT_SET_UP });
}
