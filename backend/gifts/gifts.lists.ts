import { giftTypeListQuery } from '../../projections/gift-type-list/gift-type-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

export const giftTypeList: ListDefinition = { list: 'gift-type-list', query: giftTypeListQuery, permission: 'Gifts_Main' };

/** What screens read and follow. */
export const giftLists = [giftTypeList];
