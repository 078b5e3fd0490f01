import { GiftTypeCreated, GiftTypeImported, GiftTypeRevised } from '../../events/gifts/gift.events.js';
import { claimOf } from '../platform/claims/claim-of.js';
import { giftType } from './gift-type.js';
import type { GiftType } from './gift-type.state.js';

/** Which gift is called what: tours know their gifts by name, so no two are called alike, however they are spelled. */
export const giftName = claimOf<GiftType, Pick<GiftType, 'giftName'>>({
  kind: 'gift-name',
  label: 'Gift’s name',
  aggregate: giftType,
  events: [GiftTypeImported, GiftTypeCreated, GiftTypeRevised],
  key: (gift) => gift.giftName.trim().toLowerCase(),
});
