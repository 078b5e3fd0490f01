import { GiftTypeImported } from '../../events/gifts/gift.events.js';
import { ChangeGiftTypeStatus, CountGiftStock, ReceiveGiftStock, ReviseGiftType } from '../../backend/gifts/gift-type.commands.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { GiftTypeCommand } from '../../backend/gifts/gift-type.handlers.js';
import type { CatalogueGift } from '../../backend/tours/gifts/tour-gifts.commands.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { momentOf } from './work-days.js';

interface Kept {
  readonly giftName: string;
  /** Of one, in dollars. */
  readonly cost: string;
  /** Absent for what is a voucher and lies on no shelf. */
  readonly stock?: { readonly lowAt: number; readonly comes: readonly number[]; readonly missing: number };
}

const OPENS = 9 * 60;
const BEFORE_NOON = 11 * 60 + 30;
/** In the last weeks shelves are counted. */
const COUNTED_BEFORE_END = 12;
/** A gift that nobody asked for is given no more. */
const RETIRED = 'Golf Round';

const kept: readonly Kept[] = [
  { giftName: '$100 Dining Card', cost: '82.00', stock: { lowAt: 10, comes: [25, 20], missing: 1 } },
  { giftName: 'Theme Park Ticket (2)', cost: '118.50', stock: { lowAt: 12, comes: [20, 12], missing: 0 } },
  { giftName: 'Spa Credit', cost: '45.00' },
  { giftName: 'Gas Card $50', cost: '50.00', stock: { lowAt: 5, comes: [24], missing: 0 } },
  { giftName: 'Mini Cruise', cost: '64.00' },
  { giftName: 'Beach Towel', cost: '8.75', stock: { lowAt: 10, comes: [60], missing: 2 } },
  { giftName: 'Breakfast for Two', cost: '22.00' },
];

/** What the gifts of the catalogue cost and how many there are: the tours move them as well. */
export class GiftShelf {
  /** As the days begin, each with what it costs. */
  readonly giftTypes: readonly CatalogueGift[];
  private readonly moved: { readonly at: string; readonly giftName: string; readonly by: number }[] = [];

  constructor(
    company: CompanyBefore,
    private readonly days: readonly string[],
  ) {
    const cost = (name: string) => kept.find(({ giftName }) => giftName === name)?.cost ?? null;
    this.giftTypes = company.all(GiftTypeImported).map(({ data: { giftTypeId, giftName = '', status = '' } }) => ({ giftTypeId, giftName, status, cost: cost(giftName) }));
  }

  /** @param by below zero when guests are given some */
  moves(at: string, giftName: string, by: number): void {
    this.moved.push({ at, giftName, by });
  }

  /** Costs are entered and shelves filled before the first guest comes; half-way through there is a second delivery. */
  filled(): Deed[] {
    const [first, second] = [this.days[0]!, this.days[Math.floor(this.days.length / 2)]!];
    const entered = kept.map(({ giftName, cost, stock }, index) =>
      this.deed(momentOf(first, OPENS - 30, index), giftName, 'costs', (id) => new GiftTypeCommand(id, commandOf(ReviseGiftType, { cost, ...(stock && { keepsStock: 'Yes' as const, lowStockAt: stock.lowAt }) }), { namesake: undefined })));
    const received = kept.flatMap(({ giftName, stock }) =>
      (stock?.comes ?? []).map((quantity, index) => {
        const at = momentOf(index === 0 ? first : second, OPENS - 20);
        this.moves(at, giftName, quantity);
        return this.deed(at, giftName, `delivery ${index + 1}`, (id) => new GiftTypeCommand(id, commandOf(ReceiveGiftStock, { quantity, note: index === 0 ? 'First delivery' : 'Ordered again' })));
      }));
    const retired = this.deed(momentOf(second, BEFORE_NOON), RETIRED, 'retired', (id) => new GiftTypeCommand(id, commandOf(ChangeGiftTypeStatus, { status: 'Inactive' })));
    return [...entered, ...received, retired];
  }

  /** Against what the books say by then: plan the tours first. */
  counted(): Deed[] {
    const day = this.days.at(-COUNTED_BEFORE_END)!;
    return kept.flatMap(({ giftName, stock }, index) => {
      if (!stock) return [];
      const at = momentOf(day, OPENS - 15, index);
      const onHand = this.onHandAt(giftName, at);
      const note = stock.missing > 0 ? 'Some had been handed out at the door' : '';
      return [this.deed(at, giftName, 'counted', (id) => new GiftTypeCommand(id, commandOf(CountGiftStock, { counted: Math.max(onHand - stock.missing, 0), note }), { onHand }))];
    });
  }

  private onHandAt(name: string, when: string): number {
    return this.moved.filter(({ at, giftName }) => giftName === name && at < when).reduce((sum, { by }) => sum + by, 0);
  }

  private deed(at: string, name: string, what: string, sending: (giftTypeId: number) => DispatchedCommand): Deed {
    const { giftTypeId } = this.giftTypes.find(({ giftName }) => giftName === name)!;
    return { name: `gift ${giftTypeId}, ${what}`, at, by: 'executive', needs: 'Gifts_Edit', sending: () => sending(giftTypeId) };
  }
}
