import { pointsPurchasesColumns } from '../../projections/points-purchases/points-purchases.columns.js';
import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { PageLink } from '../kit/page/page-link.js';
import { PurchaseActions } from './purchase-actions.js';

const columns = columnsOf<PointsPurchaseRow>(pointsPurchasesColumns, {
  epicAdvantageContractId: { render: ({ epicAdvantageContractId }) => epicAdvantageContractId },
  epicMemberId: { render: ({ epicMemberId }) => <PageLink page={`/admin/epic-advantage-new-contract-for-member/${epicMemberId}`} tabIndex={-1}>{epicMemberId}</PageLink> },
  cardEnd: { render: ({ cardEnd }) => cardEnd },
});

const definition: ListDefinition<PointsPurchaseRow> = {
  list: 'points-purchases',
  key: 'epicAdvantageContractId',
  title: 'Purchases',
  noun: { one: 'purchase', many: 'purchases' },
  columns,
  defaultSort: '-epicAdvantageContractId',
  searchPlaceholder: 'Reference, seller…',
  peek: { title: ({ epicAdvantageContractId }) => `Purchase ${epicAdvantageContractId}`, actions: (row) => <PurchaseActions row={row} /> },
  empty: { text: 'No purchases found.' },
};

/** /admin/points-purchases: every purchase of points, how it was paid, and what came of it. */
export function PointsPurchases() {
  return <ListScreen definition={definition} />;
}
