import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/store/event-store.js';
import { DatabaseMutex } from '../platform/concurrency/database-mutex.js';
import { Refusal } from '../platform/commands/refusal.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { LookUp } from '../platform/lists/look-up.js';
import { giftTypeList } from './gifts.lists.js';

/** How the shelf stands now; null where no stock is kept. */
export interface Stock {
  readonly onHand: number | null;
  readonly stockLevel: string;
  /** A New York day. */
  readonly countDue: string | null;
}

/** What is there of a gift: the tours move it as well as the shelf itself, so the list knows. */
@Injectable()
export class GiftStock {
  constructor(
    private readonly lookUp: LookUp,
    private readonly mutex: DatabaseMutex,
    private readonly lists: ListReader,
    private readonly store: EventStore,
  ) {}

  async of(giftTypeId: number): Promise<Stock> {
    const row = await this.lookUp.row(giftTypeList, giftTypeId);
    if (!row || row.value('onHand') === null) return { onHand: null, stockLevel: '', countDue: null };
    return { onHand: row.number('onHand'), stockLevel: row.text('stockLevel'), countDue: row.text('countDue') };
  }

  /**
   * Counts a shelf against all that has happened until now: what the list does not show yet would be counted twice, and so
   * would what two people count at once. @throws Refusal
   */
  counting<T>(giftTypeId: number, work: (onHand: number) => Promise<T>): Promise<T> {
    return this.mutex.run(`gift-stock-${giftTypeId}`, async () => {
      const { position } = await this.store.head();
      if (!(await this.lists.waitFor(giftTypeList.list, position))) throw new Refusal('What was given last is still being added up: please save the count again', { status: 409 });
      return work((await this.of(giftTypeId)).onHand ?? 0);
    });
  }
}
