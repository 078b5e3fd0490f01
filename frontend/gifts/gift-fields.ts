import { giftFaults } from '../../backend/gifts/gift-type.rules.js';
import { giftTypeFormFields, type GiftTypeValues } from '../../events/gifts/gift.fields.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { particularsIn } from '../kit/detail/record-section.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { giftSection } from './gift-sections.js';

/** The fields of a gift as people fill them in: who may not see what it costs is not asked for it. */
export function entryFields(seesCost: boolean): readonly EntryField[] {
  const { cost: _, ...others } = giftTypeFormFields;
  return entriesOf(seesCost ? giftTypeFormFields : others, { ...particularsIn(giftSection), giftName: { required: 'Please enter a gift name' } });
}

/** The rule that the values break, if any. */
export function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return giftFaults(values as unknown as GiftTypeValues)[0];
}
