import { giftFaults } from '../../backend/gifts/gift-type.rules.js';
import type { GiftTypeValues } from '../../events/gifts/gift.fields.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { entriesIn } from '../kit/detail/sections/record-section.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { giftSection } from './gift-sections.js';

/** The fields of a gift as people fill them in: who may not see what it costs is not asked for it. */
export function entryFields(seesCost: boolean): readonly EntryField[] {
  return entriesIn([giftSection]).filter(({ name }) => seesCost || name !== 'cost');
}

/** The rule that the values break, if any. */
export function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return giftFaults(values as unknown as GiftTypeValues)[0];
}
