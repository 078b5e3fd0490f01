import { blankValues } from '../../events/kernel/field.rules.js';
import { giftTypeFields, type GiftTypeValues } from '../../events/gifts/gift.fields.js';

/** A new gift (`decisions.md F18`). */
export const blankGiftType: GiftTypeValues = { ...blankValues(giftTypeFields), keepsStock: 'No', status: 'Active' };

type Said = Pick<GiftTypeValues, 'giftName' | 'cost'>;

export interface GiftFault {
  readonly field: string;
  readonly message: string;
}

/** Why a gift cannot be kept like this, and the fields at fault. */
export function giftFaults({ giftName, cost = null }: Partial<Said>): readonly GiftFault[] {
  return [
    ...(giftName ? [] : [{ field: 'giftName', message: 'Please enter a gift name' }]),
    // decisions.md G11: the gifts of a tour are a list with commas between them.
    ...(giftName?.includes(',') ? [{ field: 'giftName', message: 'A gift name cannot have a comma: commas stand between the gifts of a tour' }] : []),
    ...(cost !== null && Number(cost) < 0 ? [{ field: 'cost', message: 'What a gift costs cannot be below zero' }] : []),
  ];
}
