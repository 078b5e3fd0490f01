import { GiftTypeImported } from '../../events/gift.js';
import { projection } from '../engine/projection.js';
import { GiftTypeListRow } from './gift-type-list.read-model.js';

export const giftTypeList = projection('gift-type-list', { version: 1, entity: GiftTypeListRow, key: 'giftTypeId' }).creates(
  GiftTypeImported,
  ({ data }) => ({ ...data }),
);
