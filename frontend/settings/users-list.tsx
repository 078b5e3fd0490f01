import { PlusIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { roleLabel } from '../../backend/users/permissions/role.rules.js';
import { roles, userStatuses } from '../../events/users/user.enums.js';
import { userListColumns } from '../../projections/user-list/user-list.columns.js';
import type { UserListRow } from '../../projections/user-list/user-list.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';

const totals = { list: 'user-totals', count: 'count' } as const;

const counts: readonly CountStripDefinition[] = [
  { ...totals, field: 'status', chips: [{ label: 'All' }, ...userStatuses.map((status) => ({ label: status, values: [status] }))] },
  { ...totals, field: 'role', label: 'Roles that filter', dots: false, chips: roles.map((role) => ({ label: roleLabel(role), values: [role] })) },
];

const roleLabels = Object.fromEntries(roles.map((role) => [role, roleLabel(role)]));

function editOf({ userId }: UserListRow): string {
  return `/admin/users-edit/${userId}`;
}

function columns(mayEdit: boolean): readonly Column<UserListRow>[] {
  return columnsOf<UserListRow>(userListColumns, {
    userId: { render: ({ userId }) => userId },
    name: {
      render: (user) => (mayEdit ? <Link to={editOf(user)} tabIndex={-1}>{user.name}</Link> : <span className="grid-text">{user.name}</span>),
    },
    role: { labels: roleLabels },
  });
}

/** /admin/settings */
export function UsersList() {
  const { may } = useSession();
  const [mayEdit, mayAdd] = [may('Users_Edit'), may('Users_New')];
  const definition = useMemo<ListDefinition<UserListRow>>(
    () => ({
      list: 'user-list',
      key: 'userId',
      title: 'Users',
      noun: { one: 'user', many: 'users' },
      columns: columns(mayEdit),
      defaultSort: 'name',
      searchPlaceholder: 'Name, email, role…',
      counts,
      empty: { text: 'No users found.' },
      ...(mayEdit ? { link: editOf } : {}),
      peek: { title: ({ name }) => name, url: ({ userId }) => `/api/Users/${userId}` },
      ...(mayAdd ? { actions: <LinkButton to="/admin/users-new" intent="primary" icon={<PlusIcon />} text="New user" /> } : {}),
    }),
    [mayEdit, mayAdd],
  );
  return <ListScreen definition={definition} />;
}
