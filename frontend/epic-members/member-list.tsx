import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { memberListColumns } from '../../projections/member-list/member-list.columns.js';
import type { MemberListRow } from '../../projections/member-list/member-list.read-model.js';
import { formatCount } from '../kit/format/money.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { PageLink } from '../kit/page/page-link.js';
import { useSession } from '../server/session.js';
import { MAY_SELL_POINTS } from '../epic-advantage/points-sellers.js';

function pointsOf({ memberId }: MemberListRow): string {
  return `/admin/epic-advantage-new-contract-for-member/${memberId}`;
}

function columns(maySell: boolean): readonly Column<MemberListRow>[] {
  const nameOf = ({ firstName, middleName, lastName }: MemberListRow) => [firstName, middleName, lastName].filter(Boolean).join(' ');
  return columnsOf<MemberListRow>(memberListColumns, {
    lastName: { render: (member) => (maySell ? <Link to={pointsOf(member)} tabIndex={-1}>{nameOf(member)}</Link> : nameOf(member)) },
    memberId: { render: ({ memberId }) => memberId },
    epicContractId: { render: ({ epicContractId }) => epicContractId !== 0 && <PageLink page={`/admin/epic-contracts-detail/${epicContractId}`} tabIndex={-1}>{epicContractId}</PageLink> },
    currentYearEpicAdvPointsAvail: { render: ({ currentYearEpicAdvPointsAvail: points }) => formatCount(points) },
  });
}

/** /admin/epic-members */
export function MemberList() {
  const { may } = useSession();
  const maySell = may(MAY_SELL_POINTS);
  const mayPeek = may('Epic_Members_Detail');
  const definition = useMemo<ListDefinition<MemberListRow>>(
    () => ({
      list: 'member-list',
      key: 'memberId',
      title: 'Epic Vacations Members',
      noun: { one: 'member', many: 'members' },
      columns: columns(maySell),
      defaultSort: '-memberId',
      searchPlaceholder: 'Name or RCI number…',
      empty: { text: 'No members found.' },
      ...(maySell ? { link: pointsOf } : {}),
      ...(mayPeek ? { peek: { title: ({ firstName, lastName }) => `${firstName} ${lastName}`, url: ({ memberId }) => `/api/Members/${memberId}` } } : {}),
    }),
    [maySell, mayPeek],
  );
  return <ListScreen definition={definition} />;
}
