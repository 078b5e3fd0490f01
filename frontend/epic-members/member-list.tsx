import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { memberListColumns } from '../../projections/member-list/member-list.columns.js';
import type { ShownMember } from '../../projections/member-list/member-list.queries.js';
import { formatCount } from '../kit/format/money.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { PageLink } from '../kit/page/page-link.js';
import { useSession } from '../server/session.js';
import { nameOf } from './member-record.js';
import { MAY_SELL_POINTS } from '../epic-advantage/points-sellers.js';

/** To the member's page; who only sells points is led to where they are sold. */
function pageOf({ memberId }: ShownMember, mayOpen: boolean): string {
  return mayOpen ? `/admin/epic-members-detail/${memberId}` : `/admin/epic-advantage-new-contract-for-member/${memberId}`;
}

function columns(linked: boolean, mayOpen: boolean): readonly Column<ShownMember>[] {
  return columnsOf<ShownMember>(memberListColumns, {
    lastName: { render: (member) => (linked ? <Link to={pageOf(member, mayOpen)} tabIndex={-1}>{nameOf(member)}</Link> : nameOf(member)) },
    memberId: { render: ({ memberId }) => memberId },
    epicContractId: { render: ({ epicContractId }) => epicContractId !== 0 && <PageLink page={`/admin/epic-contracts-detail/${epicContractId}`} tabIndex={-1}>{epicContractId}</PageLink> },
    currentYearEpicAdvPointsAvail: { render: ({ currentYearEpicAdvPointsAvail: points }) => formatCount(points) },
  });
}

/** /admin/epic-members */
export function MemberList() {
  const { may } = useSession();
  const mayOpen = may('Epic_Members_Detail');
  const linked = mayOpen || may(MAY_SELL_POINTS);
  const definition = useMemo<ListDefinition<ShownMember>>(
    () => ({
      list: 'member-list',
      key: 'memberId',
      alsoFollows: { list: 'member-contracts', by: 'epicContractId' },
      title: 'Epic Vacations Members',
      noun: { one: 'member', many: 'members' },
      columns: columns(linked, mayOpen),
      defaultSort: '-memberId',
      searchPlaceholder: 'Name or RCI number…',
      empty: { text: 'No members found.' },
      ...(linked ? { link: (member) => pageOf(member, mayOpen) } : {}),
      ...(mayOpen ? { peek: { title: ({ firstName, lastName }) => `${firstName} ${lastName}`, url: ({ memberId }) => `/api/Members/${memberId}` } } : {}),
    }),
    [linked, mayOpen],
  );
  return <ListScreen definition={definition} />;
}
