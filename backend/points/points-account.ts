import { DateTime } from 'luxon';
import { sensitiveOf } from '../../events/kernel/field.rules.js';
import { authorOf } from '../../events/kernel/metadata.js';
import { PointsAccountOpened, PointsHeld, PointsReleased, type PointsAccountEvent } from '../../events/points/points.events.js';
import { pointsPurchaseListFields } from '../../events/points/points.fields.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { formerAccountId, whoseAccount, type PointsAccountId } from './points-account-id.js';
import { BuyPoints, PostPointsPayment, RecordRefund, RecordRefundFailed, RefundPurchase, ReleasePoints, TakeCardPayment, type AnyPointsAccountCommand } from './points-account.commands.js';
import { openAccount, OpenPointsAccount } from './points-account-opening.js';
import { describePointsAccountEvent } from './points-account.history.js';
import { availablePoints, purchaseAfter, type PointsAccount } from './points-account.state.js';
import { post, purchaseOf, recordRefund, recordRefundFailed, refund, takeCardPayment } from './points-payments.js';
import { agentsMaySell, nothingToBuy, staffMaySell } from './who-may-buy.rules.js';
import { HOLD_MINUTES, POINTS_STEP, PRICE_PER_POINT, STAFF_MAXIMUM, purchaseTotal } from './points-purchase.rules.js';

export const pointsAccount: Aggregate<PointsAccount, AnyPointsAccountCommand, PointsAccountEvent, PointsAccountId> = {
  idFrom: (text) => text as PointsAccountId,
  category: 'pointsAccount',
  noun: 'points account',
  initial: { opened: false, yearlyMaximum: 0, purchases: new Map() },
  exists: ({ opened }) => opened,
  begins: [OpenPointsAccount, BuyPoints],
  sensitive: sensitiveOf(pointsPurchaseListFields),
  describe: describePointsAccountEvent,
  formerIds: (command, id) => (command instanceof BuyPoints ? [formerAccountId(id)] : []),

  decide(command, account, context) {
    if (command instanceof OpenPointsAccount) return openAccount(command, account, context.id);
    if (command instanceof BuyPoints) return buy(command, account, contextOf(command, context));
    if (command instanceof PostPointsPayment) return post(command, account, contextOf(command, context));
    if (command instanceof ReleasePoints) return release(command, account, contextOf(command, context));
    if (command instanceof TakeCardPayment) return takeCardPayment(command, account, contextOf(command, context));
    if (command instanceof RefundPurchase) return refund(command, account, contextOf(command, context));
    if (command instanceof RecordRefund) return recordRefund(command, account, contextOf(command, context));
    if (command instanceof RecordRefundFailed) return recordRefundFailed(command, account, contextOf(command, context));
    return command satisfies never;
  },

  evolve(account, event) {
    if (event.type === 'PointsAccountOpened') return { ...account, opened: true, yearlyMaximum: event.data.yearlyMaximum };
    const { epicAdvantageContractId: id } = event.data;
    return { ...account, purchases: new Map(account.purchases).set(id, purchaseAfter(account.purchases.get(id), event)) };
  },
};

type ContextOf<C extends AnyPointsAccountCommand> = CommandContext<C, PointsAccountId>;

/** Opens the account when the year is new, and sets the points aside (`decisions.md F9`). */
function buy(command: BuyPoints, account: PointsAccount, { id, given, issued }: ContextOf<BuyPoints>): PointsAccountEvent[] {
  const whose = whoseAccount(id);
  const byAgent = issued.actor.kind === 'agent';
  refuseWrongTerms(command, whose.useYear, byAgent ? Infinity : STAFF_MAXIMUM);
  const { memberStatus, yearlyMaximum, epicAdvantageContractId, pointLedgerId, confirmedBy } = given;
  const opened = pointsAccount.exists(account);
  const maySell = byAgent ? agentsMaySell : staffMaySell;
  if (!maySell(memberStatus)) throw new Refusal(nothingToBuy(memberStatus), { status: 409, code: 'not-active' });
  const opening = opened ? [] : [PointsAccountOpened({ ...whose, yearlyMaximum })];
  const available = availablePoints(opened ? account : { ...account, yearlyMaximum });
  if (command.pointsPurchased > available) {
    throw new Refusal(`Only ${available.toLocaleString('en-US')} points are available in ${whose.useYear}.`, {
      field: 'pointsPurchased',
      status: 409,
      code: 'insufficient-points',
    });
  }
  const held = PointsHeld({
    ...whose,
    epicAdvantageContractId,
    pointsPurchased: command.pointsPurchased,
    pricePerPoint: PRICE_PER_POINT,
    transactionFee: command.transactionFee,
    totalPurchasePrice: purchaseTotal(command.pointsPurchased, PRICE_PER_POINT, command.transactionFee),
    createdBy: authorOf(issued.actor),
    pointLedgerId,
    heldUntil: DateTime.fromISO(issued.at, { zone: 'utc' }).plus({ minutes: HOLD_MINUTES }).toISO()!,
    ...(confirmedBy && { confirmedBy }),
  });
  return [...opening, held];
}

/** @param most at once: agents may sell whatever is available (`decisions.md F8`) */
function refuseWrongTerms(command: BuyPoints, useYear: number, most: number): void {
  if ((command.useYear ?? useYear) !== useYear) {
    throw new Refusal(`The use year is ${useYear}.`, { field: 'useYear', status: 422 });
  }
  if (command.pointsPurchased % POINTS_STEP !== 0) {
    throw new Refusal(`Points are sold in steps of ${POINTS_STEP.toLocaleString('en-US')}.`, { field: 'pointsPurchased', status: 422 });
  }
  if (command.pointsPurchased > most) {
    throw new Refusal(`At most ${most.toLocaleString('en-US')} points can be bought at once.`, { field: 'pointsPurchased', status: 422 });
  }
  if (command.pricePerPoint !== undefined && Number(command.pricePerPoint) !== Number(PRICE_PER_POINT)) {
    throw new Refusal(`The price per point is ${PRICE_PER_POINT}.`, { field: 'pricePerPoint', status: 422 });
  }
  const total = purchaseTotal(command.pointsPurchased, PRICE_PER_POINT, command.transactionFee);
  if (command.totalPurchasePrice !== undefined && command.totalPurchasePrice !== total) {
    throw new Refusal(`The total purchase price is ${total}.`, { field: 'totalPurchasePrice', status: 422 });
  }
}

/** Giving back what was given back already changes nothing: the clock and a person may both try. */
function release({ reason }: ReleasePoints, account: PointsAccount, { id, given, issued }: ContextOf<ReleasePoints>): PointsAccountEvent[] {
  const { epicAdvantageContractId, pointLedgerId } = given;
  const purchase = purchaseOf(account, epicAdvantageContractId);
  if (purchase.status === 'released') return [];
  if (purchase.status !== 'held') throw new Refusal('This purchase is paid and can no longer be released.', { status: 409, code: 'already-paid' });
  const tooEarly = reason === 'Not paid in time' && purchase.heldUntil !== null && issued.at < purchase.heldUntil;
  if (tooEarly) throw new Refusal('The hold has not run out yet.', { status: 409 });
  return [PointsReleased({ ...whoseAccount(id), epicAdvantageContractId, points: purchase.points, pointLedgerId, reason })];
}
