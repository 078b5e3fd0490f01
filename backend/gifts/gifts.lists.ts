import { giftLedgerQuery } from '../../projections/gift-ledger/gift-ledger.queries.js';
import { giftTypeListQuery, giftTypeTotalsQuery } from '../../projections/gift-type-list/gift-type-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

export const giftTypeList: ListDefinition = { list: 'gift-type-list', file: 'Gifts', query: giftTypeListQuery, permission: 'Gifts_Main' };

export const giftTypeTotals: ListDefinition = { list: 'gift-type-totals', query: giftTypeTotalsQuery, permission: 'Gifts_Main' };

/** Premiums are the gift ledger (`decisions.md B18`). */
export const giftLedger: ListDefinition = { list: 'gift-ledger', query: giftLedgerQuery, permission: 'Premiums_Main' };

/** What screens read and follow. */
export const giftLists = [giftTypeList, giftTypeTotals, giftLedger];
