import { useMemo } from 'react';
import { pointsPurchasesColumns } from '../../projections/points-purchases/points-purchases.columns.js';
import type { ShownPurchase } from '../../projections/points-purchases/points-purchases.queries.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { PageLink } from '../kit/page/page-link.js';
import { useSession } from '../server/session.js';
import { PurchaseActions } from './purchase-actions.js';

const columns = columnsOf<ShownPurchase>(pointsPurchasesColumns, {
  epicAdvantageContractId: { render: ({ epicAdvantageContractId }) => epicAdvantageContractId },
  epicMemberId: { render: ({ epicMemberId }) => <PageLink page={`/admin/epic-members-detail/${epicMemberId}`} tabIndex={-1}>{epicMemberId}</PageLink> },
  memberName: { render: ({ epicMemberId, memberName }) => <PageLink page={`/admin/epic-members-detail/${epicMemberId}`} tabIndex={-1}>{memberName}</PageLink> },
  cardEnd: { render: ({ cardEnd }) => cardEnd },
});

const definition: ListDefinition<ShownPurchase> = {
  list: 'points-purchases',
  key: 'epicAdvantageContractId',
  title: 'Purchases',
  noun: { one: 'purchase', many: 'purchases' },
  columns,
  defaultSort: '-epicAdvantageContractId',
  searchPlaceholder: 'Member, reference, seller…',
  peek: { title: ({ epicAdvantageContractId }) => `Purchase ${epicAdvantageContractId}`, actions: (row) => <PurchaseActions row={row} /> },
  empty: { text: 'No purchases found.' },
};

/** /admin/points-purchases: every purchase of points, how it was paid, and what came of it. */
export function PointsPurchases() {
  const { may } = useSession();
  const seesMembers = may('Epic_Members_Main');
  const followed = useMemo(() => ({ ...definition, ...(seesMembers ? { alsoFollows: { list: 'member-list' } } : { searchPlaceholder: 'Reference, seller…' }) }), [seesMembers]);
  return <ListScreen definition={followed} />;
}
