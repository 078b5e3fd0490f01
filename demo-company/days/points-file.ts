import { commandOf } from '../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { PointsAccountCommand } from '../../backend/points/points-account.handlers.js';
import { PointsLedgerRowCommand } from '../../backend/points/ledger/points-ledger-row.handlers.js';
import { accountId, type WhoseAccount } from '../../backend/points/points-account-id.js';
import { BuyPoints, PostPointsPayment, RefundPurchase, ReleasePoints, TakeCardPayment } from '../../backend/points/points-account.commands.js';
import { RecordLedgerRow, ReverseLedgerRow } from '../../backend/points/ledger/points-ledger-row.commands.js';
import { pointsLedgerRow } from '../../backend/points/ledger/points-ledger-row.js';
import { DEFAULT_TRANSACTION_FEE, HOLD_MINUTES, PRICE_PER_POINT, purchaseTotal } from '../../backend/points/points-purchase.rules.js';
import { markOf } from '../../backend/points/checkout/payment-mark.js';
import { AddMemberCommunication } from '../../backend/members/member.commands.js';
import { MemberCommand } from '../../backend/members/member.handlers.js';
import { rciAgents } from '../../events/members/rci-agents.js';
import type { Deed, Desk } from './papers/deed.js';
import { later } from './work-days.js';

/** Seconds. */
const MINUTE = 60;

const agent = { kind: 'agent', id: 'demo', name: rciAgents.name } as const;
const checkout = { kind: 'system', id: 'checkout', name: 'Paid by card' } as const;

/** What a purchase is told by, to its own stream. */
interface Numbers {
  readonly epicAdvantageContractId: number;
  readonly pointLedgerId: number;
}

/** One purchase of points and how it ended. */
export class PurchaseFile {
  private readonly deeds: Deed[] = [];
  private begun = '';
  private amount = '';

  constructor(
    private readonly count: number,
    private readonly whose: WhoseAccount,
    private readonly yearlyMaximum: number,
  ) {}

  buy(at: string, pointsPurchased: number): void {
    this.begun = at;
    const body = { epicMemberId: this.whose.memberId, pointsPurchased, transactionFee: DEFAULT_TRANSACTION_FEE };
    this.plan(at, (numbers) => new PointsAccountCommand(accountId(this.whose), commandOf(BuyPoints, body), { ...numbers, memberStatus: 'Active', yearlyMaximum: this.yearlyMaximum }));
  }

  /** By an agent of the exchange company, for the member on the phone, whose first card the bank declined. */
  buyByAgent(at: string, pointsPurchased: number): void {
    this.begun = at;
    const body = { epicMemberId: this.whose.memberId, pointsPurchased, transactionFee: DEFAULT_TRANSACTION_FEE };
    this.plan(at, (numbers) => new PointsAccountCommand(accountId(this.whose), commandOf(BuyPoints, body), { ...numbers, memberStatus: 'Active', yearlyMaximum: this.yearlyMaximum }), { by: agent });
    this.amount = purchaseTotal(pointsPurchased, PRICE_PER_POINT, DEFAULT_TRANSACTION_FEE);
  }

  /** @param declinedFirst the agent notes that, since a decline leaves no other mark */
  payByCard(declinedFirst: boolean): Deed[] {
    const note = { Type: 'Phone Call', Note: 'The bank declined the first card. Paid with another one while we were on the phone.' };
    if (declinedFirst) this.plan(later(this.begun, 6 * MINUTE), () => new MemberCommand(this.whose.memberId, commandOf(AddMemberCommunication, note)), { by: agent });
    const at = later(this.begun, 5 * MINUTE);
    return this.plan(at, async (numbers, desk) => {
      const paymentReferenceId = await desk.cardPayment(markOf({ account: accountId(this.whose), id: numbers.epicAdvantageContractId }), this.amount, at);
      return new PointsAccountCommand(accountId(this.whose), commandOf(TakeCardPayment, { paymentReferenceId, processor: 'Sandbox', cardEnd: '4242' }), numbers);
    }, { by: checkout });
  }

  pay(paymentReferenceId: string): Deed[] {
    return this.plan(later(this.begun, 4 * MINUTE), (numbers) => new PointsAccountCommand(accountId(this.whose), commandOf(PostPointsPayment, { paymentReferenceId }), numbers));
  }

  /** Paid at the desk, and given back by accounting the next hour. */
  refund(paymentReferenceId: string, reason: string): Deed[] {
    this.pay(paymentReferenceId);
    return this.plan(later(this.begun, 47 * MINUTE), (numbers) => new PointsAccountCommand(accountId(this.whose), commandOf(RefundPurchase, { reason }), numbers), { by: 'accounting-manager', needs: 'Accounting_Edit' });
  }

  runOut(): Deed[] {
    return this.release(later(this.begun, HOLD_MINUTES * MINUTE), 'Not paid in time');
  }

  callOff(): Deed[] {
    return this.release(later(this.begun, 11 * MINUTE), 'Called off');
  }

  private release(at: string, reason: ReleasePoints['reason']): Deed[] {
    return this.plan(at, (numbers) => new PointsAccountCommand(accountId(this.whose), commandOf(ReleasePoints, { reason }), numbers));
  }

  private plan(at: string, sending: (numbers: Numbers, desk: Desk) => DispatchedCommand | Promise<DispatchedCommand>, who: Pick<Deed, 'by' | 'needs'> = { by: 'epic-manager', needs: 'Epic_Members_Edit' }): Deed[] {
    const name = `purchase ${this.count}, ${this.deeds.length + 1}`;
    const numbers = async (desk: Desk): Promise<Numbers> => ({
      epicAdvantageContractId: await desk.number('epicAdvantageContract', `purchase ${this.count}, 1`),
      pointLedgerId: await desk.number(pointsLedgerRow.category, name),
    });
    this.deeds.push({ name, at, ...who, sending: async (desk) => sending(await numbers(desk), desk) });
    return this.deeds;
  }
}

/** A row written by hand with the wrong side, taken back, and written again. */
export function correctedRow(count: number, memberId: number, at: string): Deed[] {
  const name = (step: number) => `ledger row ${count}, ${step}`;
  const row = { transactionType: 'Adjustment', pointsQty: 1_000 * count, contractId: 0, memberId, resort: '', unitNumber: '', useWeek: '', useYear: '' } as const;
  const plan = (step: number, minutes: number, sending: Deed['sending']): Deed => ({ name: name(step), at: later(at, minutes * MINUTE), by: 'inventory-manager', needs: 'PointsLedger_New', sending });
  const written = async (desk: Desk, step: number, debitOrCredit: 'Debit' | 'Credit', note: string) =>
    new PointsLedgerRowCommand(await desk.number(pointsLedgerRow.category, name(step)), commandOf(RecordLedgerRow, { ...row, debitOrCredit, note }));
  return [
    plan(1, 0, (desk) => written(desk, 1, 'Debit', 'Bonus of the season')),
    plan(2, 9, async (desk) => {
      const reversalId = await desk.number(pointsLedgerRow.category, name(2));
      return new PointsLedgerRowCommand(await desk.number(pointsLedgerRow.category, name(1)), commandOf(ReverseLedgerRow, { note: 'Booked on the wrong side' }), { reversalId });
    }),
    plan(3, 12, (desk) => written(desk, 3, 'Credit', 'Bonus of the season')),
  ];
}
