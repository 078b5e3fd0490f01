import fc from 'fast-check';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import type { PointsAccountEvent } from '../../events/points/points.events.js';
import { issuedWith } from '../../test/support/issued.js';
import { vocabulary } from '../../events/vocabulary.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { pointsAccount } from './points-account.js';
import { availablePoints, type PointsAccount } from './points-account.state.js';
import { BuyPoints, PostPointsPayment, ReleasePoints } from './points-account.commands.js';

const issued = issuedWith('Leads_New');
const yearlyMaximum = 35_000;

const buy = (points: number, purchase = 90, extra: Partial<BuyPoints> = {}, memberStatus = 'Active') =>
  send(pointsAccount, '502-2026', Object.assign(new BuyPoints(), { epicMemberId: 502, pointsPurchased: points, ...extra }), {
    memberStatus,
    yearlyMaximum,
    epicAdvantageContractId: purchase,
    pointLedgerId: 1000 + purchase,
  });
const pay = (purchase = 90) =>
  send(pointsAccount, '502-2026', commandOf(PostPointsPayment, { paymentReferenceId: 'ch_1' }), { epicAdvantageContractId: purchase, pointLedgerId: 2000 + purchase });
const release = (purchase = 90, reason: ReleasePoints['reason'] = 'Called off') =>
  send(pointsAccount, '502-2026', commandOf(ReleasePoints, { reason }), { epicAdvantageContractId: purchase, pointLedgerId: 3000 + purchase });

const when = (addressed: AddressedCommand, state: PointsAccount, by = issued) => decide(addressed, state, by);
const recorded = (event: DomainEvent) => ({ ...event, metadata: { occurredAt: issued.at } }) as unknown as RecordedEvent<PointsAccountEvent>;
const after = (state: PointsAccount, addressed: AddressedCommand) => when(addressed, state).reduce((folded, event) => pointsAccount.evolve(folded, recorded(event)), state);
const given = (...sendings: AddressedCommand[]) => sendings.reduce(after, pointsAccount.initial);

describe('A points account', () => {
  it('is opened by the first purchase of the year, with the member’s yearly maximum', () => {
    const events = when(buy(5_000), pointsAccount.initial);
    expect(events.map((event) => event.type)).toEqual(['PointsAccountOpened', 'PointsHeld']);
    expect(availablePoints(given(buy(5_000)))).toBe(30_000);
  });

  it.each(['Suspended', 'Expired', 'Canceled', 'Rescinded'])('sells nothing for a membership that is %s, also where its year is open', (status) => {
    expect(() => when(buy(5_000, 90, {}, status), pointsAccount.initial)).toThrow(`This membership is ${status.toLowerCase()}. No points can be bought for it.`);
    expect(() => when(buy(5_000, 91, {}, status), given(buy(5_000)))).toThrow('No points can be bought for it.');
  });

  it('is opened at the desk for a membership that is pending', () => {
    expect(when(buy(5_000, 90, {}, 'Pending'), pointsAccount.initial)).toHaveLength(2);
  });

  it('holds the points for 30 minutes and prices them at 0.02 a point plus the fee', () => {
    const [, held] = when(buy(15_000), pointsAccount.initial);
    expect(held?.data).toMatchObject({ totalPurchasePrice: '329.00', pricePerPoint: '0.02', heldUntil: '2026-11-20T15:30:00.000Z' });
  });

  it('says who sold: a user by number, an agent as nobody of the staff (F12)', () => {
    const [, byUser] = when(buy(5_000), pointsAccount.initial);
    expect(byUser?.data).toMatchObject({ memberId: 502, useYear: 2026, createdBy: 7 });
    const [, byAgent] = when(buy(5_000), pointsAccount.initial, { ...issued, actor: { kind: 'agent', id: 'session-81', name: 'RCI Agent' } });
    expect(byAgent?.data).toMatchObject({ createdBy: 0 });
    expect(() => vocabulary.validate(byAgent!)).not.toThrow();
  });

  it('refuses to sell more than is available', () => {
    const state = given(buy(20_000, 1), buy(10_000, 2));
    expect(() => when(buy(10_000, 3), state)).toThrow('Only 5,000 points are available in 2026.');
  });

  it('sells in steps of 5,000 and at most 20,000 at once', () => {
    expect(() => when(buy(5_001), pointsAccount.initial)).toThrow('steps of 5,000');
    expect(() => when(buy(25_000), pointsAccount.initial)).toThrow('At most 20,000');
  });

  it('refuses a price or a total that is not ours', () => {
    expect(() => when(buy(5_000, 1, { pricePerPoint: '0.01' }), pointsAccount.initial)).toThrow('price per point is 0.02');
    expect(() => when(buy(5_000, 1, { totalPurchasePrice: '100.00' }), pointsAccount.initial)).toThrow('total purchase price is 129.00');
  });

  it('posts held points when they are paid, once', () => {
    const state = given(buy(5_000), pay());
    expect(availablePoints(state)).toBe(30_000);
    expect(() => when(pay(), state)).toThrow('already paid');
  });

  it('gives released points back, and a second release changes nothing', () => {
    const state = given(buy(5_000), release());
    expect(availablePoints(state)).toBe(35_000);
    expect(when(release(), state)).toEqual([]);
    expect(() => when(pay(), state)).toThrow('were released');
  });

  it('lets a hold run out only after its 30 minutes', () => {
    const state = given(buy(5_000));
    const overdue = release(90, 'Not paid in time');
    expect(() => when(overdue, state)).toThrow('has not run out');
    expect(when(overdue, state, { ...issued, at: '2026-11-20T15:30:00.000Z' })).toHaveLength(1);
  });

  it('never goes below zero and always adds up, whatever is bought, paid and released', () => {
    const step = fc.record({ kind: fc.constantFrom('buy', 'pay', 'release'), points: fc.integer({ min: 1, max: 5 }), id: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = pointsAccount.initial;
        steps.forEach(({ kind, points, id }, index) => {
          const command = kind === 'buy' ? buy(points * 5_000, 100 + index) : kind === 'pay' ? pay(100 + id) : release(100 + id);
          try {
            state = after(state, command);
          } catch {
            return;
          }
          const taken = [...state.purchases.values()].filter((purchase) => purchase.status !== 'released');
          expect(availablePoints(state)).toBe(state.yearlyMaximum - taken.reduce((sum, purchase) => sum + purchase.points, 0));
          expect(availablePoints(state)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
