import { GiftTypeImported } from '../../events/gift.js';
import { blankValues } from '../../events/field.values.js';
import { giftTypeFields } from '../../events/gift-fields.values.js';
import { projection } from '../engine/projection.js';
import { giftTypeListQuery } from './gift-type-list.queries.js';
import { GiftTypeListRow } from './gift-type-list.read-model.js';

const blank = blankValues(giftTypeFields);

export const giftTypeList = projection('gift-type-list', { version: 2, entity: GiftTypeListRow, key: 'giftTypeId', indexes: giftTypeListQuery.indexes }).creates(
  GiftTypeImported,
  ({ data }) => ({ ...blank, ...data }),
);
