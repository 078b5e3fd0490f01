import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { memberListFields } from '../../events/member-fields.values.js';
import type { MemberListRow } from '../../projections/member-list/member-list.read-model.js';
import { formatCount } from '../kit/format/money.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { useSession } from '../server/session.js';
import { MAY_SELL_POINTS } from './points-sellers.js';

function pointsOf({ memberId }: MemberListRow): string {
  return `/admin/epic-advantage-new-contract-for-member/${memberId}`;
}

function columns(maySell: boolean): readonly Column<MemberListRow>[] {
  const nameOf = ({ firstName, middleName, lastName }: MemberListRow) => [firstName, middleName, lastName].filter(Boolean).join(' ');
  return columnsOf<MemberListRow>(memberListFields, {
    lastName: {
      width: 160,
      render: (member) => (maySell ? <Link to={pointsOf(member)} tabIndex={-1}>{nameOf(member)}</Link> : nameOf(member)),
    },
    memberId: { align: 'start', width: 80, filterable: false, render: ({ memberId }) => memberId },
    memberStatus: { width: 120 },
    epicContractId: { align: 'start', width: 84, render: ({ epicContractId }) => epicContractId || '' },
    membershipTier: { width: 120 },
    membershipStartDate: { width: 100 },
    rciMemberNumber: { width: 112 },
    sorLink: { width: 112, sortable: false, filterable: false },
    currentYearEpicAdvPointsAvail: { width: 104, render: ({ currentYearEpicAdvPointsAvail: points }) => formatCount(points) },
    currentYearMaxEpicAdvPoints: { width: 104 },
    membershipExpDate: { width: 100, hidden: true },
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
