import { giftTypeListFields } from '../../events/gift-fields.values.js';
import { listColumns } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { GiftTypeListRow } from './gift-type-list.read-model.js';

export const giftTypeListQuery = listQuery<GiftTypeListRow>({
  entity: GiftTypeListRow,
  key: 'giftTypeId',
  columns: listColumns(giftTypeListFields, {
    giftTypeId: {},
    giftName: { filter: true, sort: true },
    status: { filter: true, sort: true },
  }),
  search: ['giftName'],
  defaultSort: 'giftName',
});
