import { listQuery } from '../engine/list-query.js';
import { GiftTypeListRow } from './gift-type-list.read-model.js';

export const giftTypeListQuery = listQuery<GiftTypeListRow>({
  entity: GiftTypeListRow,
  key: 'giftTypeId',
  columns: {
    giftName: { kind: 'text', filter: true, sort: true },
    status: { kind: 'status', filter: true, sort: true },
  },
  search: ['giftName'],
  defaultSort: 'giftName',
});
