import type { GiftTypeValues } from '../../events/gifts/gift.fields.js';
import { blankGiftType } from './gift-type.rules.js';

/** A gift of the catalogue as its stream tells it. `giftTypeId` 0: there is none. */
export type GiftType = GiftTypeValues & { readonly giftTypeId: number };

export const noGift: GiftType = { ...blankGiftType, giftTypeId: 0 };
