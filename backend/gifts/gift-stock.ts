import { Injectable } from '@nestjs/common';
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
  constructor(private readonly lookUp: LookUp) {}

  async of(giftTypeId: number): Promise<Stock> {
    const row = await this.lookUp.row(giftTypeList, giftTypeId);
    if (!row || row.value('onHand') === null) return { onHand: null, stockLevel: '', countDue: null };
    return { onHand: row.number('onHand'), stockLevel: row.text('stockLevel'), countDue: row.text('countDue') };
  }
}
