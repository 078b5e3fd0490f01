import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import type { UserListRow } from '../../projections/user-list/user-list.read-model.js';
import { get } from '../server/http.js';
import { useSession } from '../server/session.js';
import type { Employee } from './employee-record.js';

/** The users that an employee can be linked to; for who may not see the users, only the one that is linked. */
export interface UserChoices {
  readonly options: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly mayChoose: boolean;
}

const PERMISSION = 'Settings_Main';

export function useUserChoices(linked?: Pick<Employee, 'userId' | 'userName'>): UserChoices {
  const mayChoose = useSession().may(PERMISSION);
  const { data: users } = useQuery({
    queryKey: ['user-choices'],
    queryFn: async ({ signal }) => (await get<ListPage<UserListRow>>(`/api/lists/user-list?${activeUsers}`, signal)).data.rows,
    enabled: mayChoose,
    staleTime: 0,
  });
  const { userId = 0, userName = '' } = linked ?? {};
  return useMemo(() => {
    const own: Choice[] = userId === 0 ? [] : [[String(userId), userName || `User ${userId}`]];
    const names = (users ?? []).map((user): Choice => [String(user.userId), calledApart(user, users ?? [])]);
    return { options: names.map(([id]) => id), labels: Object.fromEntries([...own, ...names]), mayChoose };
  }, [users, userId, userName, mayChoose]);
}

/** Of two with one name the mail address says which. */
function calledApart(user: UserListRow, all: readonly UserListRow[]): string {
  const nameOf = ({ firstName, lastName }: UserListRow) => `${firstName} ${lastName}`.trim();
  const name = nameOf(user);
  const namesakes = all.filter((other) => nameOf(other).toLowerCase() === name.toLowerCase());
  return namesakes.length > 1 ? `${name}, ${user.email}` : name;
}

type Choice = readonly [userId: string, name: string];

const activeUsers = new URLSearchParams({ filters: JSON.stringify([{ field: 'status', op: 'is', value: 'Active' }]), sort: 'lastName', limit: '500' }).toString();
