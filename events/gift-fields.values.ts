import { reference, status, text } from './field-kinds.values.js';
import type { ValuesOf } from './field.values.js';
import { giftStatuses } from './gift.values.js';

/** Every field of a gift that guests of a tour may be given. */
export const giftTypeFields = {
  giftName: text('Gift'),
  status: status('Status', { options: giftStatuses }),
} as const;

export const giftTypeListFields = { giftTypeId: reference('Gift number'), ...giftTypeFields } as const;

export type GiftTypeValues = ValuesOf<typeof giftTypeFields>;
