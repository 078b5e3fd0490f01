import { giftTypeTotalFields } from '../../events/gifts/gift.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { giftTypeListColumns } from './gift-type-list.columns.js';
import { GiftTypeListRow, GiftTypeTotal } from './gift-type-list.read-model.js';

export const giftTypeListQuery = listQuery<GiftTypeListRow>({
  entity: GiftTypeListRow,
  key: 'giftTypeId',
  columns: giftTypeListColumns,
  search: ['giftName'],
  defaultSort: 'giftName',
});

export const giftTypeTotalsQuery = listQuery<GiftTypeTotal>({
  entity: GiftTypeTotal,
  key: 'key',
  columns: listColumns(giftTypeTotalFields, { status: {}, count: {} }),
  defaultSort: 'key',
});
