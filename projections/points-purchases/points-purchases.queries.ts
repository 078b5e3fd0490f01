import { memberListQuery } from '../member-list/member-list.queries.js';
import { listQuery } from '../lists/list-query.js';
import { ListSearch } from '../lists/list-search.js';
import { pointsPurchasesColumns } from './points-purchases.columns.js';
import { PointsPurchaseRow } from './points-purchases.read-model.js';

/** A member in other words than a purchase's own. */
const MEMBER = `(SELECT "memberId" AS "number", btrim(concat_ws(' ', "firstName", "lastName")) AS "name" FROM member_list) AS member WHERE member."number" = "epicMemberId"`;

/** A purchase as the list shows one, with its member's name: that changes without the purchase. */
export type ShownPurchase = PointsPurchaseRow & { readonly memberName: string };

export const pointsPurchasesQuery = listQuery<ShownPurchase>({
  entity: PointsPurchaseRow,
  key: 'epicAdvantageContractId',
  columns: pointsPurchasesColumns,
  lookedUp: { memberName: { sql: `coalesce((SELECT member."name" FROM ${MEMBER}), '')`, from: { list: 'member-list', fields: ['firstName', 'lastName', ListSearch.FIELD] } } },
  search: ['paymentReferenceId', 'createdByName'],
  searchBeside: { field: 'memberName', by: memberListQuery, on: 'epicMemberId' },
  defaultSort: '-epicAdvantageContractId',
});
