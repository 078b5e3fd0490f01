import { Injectable } from '@nestjs/common';
import { LookUp } from '../../platform/lists/look-up.js';
import type { LookedUp } from '../../platform/lists/looked-up.js';
import type { CatalogueGift, WithGiftTypes } from './tour-gifts.commands.js';
import { giftNamesOf } from '../../../events/tours/gift-names.rules.js';
import { catalogue } from '../tours.lists.js';

/** Nobody gives more kinds of gifts at once; what is beyond counts as unknown. */
const MOST_NAMES = 50;

/** What the catalogue has of the gifts that a command names. */
@Injectable()
export class TourGiftTypes {
  constructor(private readonly lookUp: LookUp) {}

  async numbered(giftTypeId: number): Promise<WithGiftTypes> {
    const row = await this.lookUp.row(catalogue, giftTypeId);
    return { giftTypes: row ? [giftOf(row)] : [] };
  }

  async namedIn({ giftNames = '' }: { readonly giftNames?: string }): Promise<WithGiftTypes> {
    const names = [...new Set(giftNamesOf(giftNames).map((name) => name.toLowerCase()))].slice(0, MOST_NAMES);
    const rows = await Promise.all(names.map((name) => this.lookUp.rowsWith(catalogue, 'giftName', name)));
    return { giftTypes: rows.flat().map(giftOf) };
  }
}

function giftOf(row: LookedUp): CatalogueGift {
  return {
    giftTypeId: row.number('giftTypeId'),
    giftName: row.text('giftName'),
    status: row.text('status'),
    cost: row.value('cost') === null ? null : row.text('cost'),
  };
}
