import { useQuery } from '@tanstack/react-query';
import { fullNameOf } from '../../backend/employees/employee.rules.js';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { useSettled } from '../kit/use-settled.js';
import { get } from '../server/http.js';
import { useSession } from '../server/session.js';

/** A name is looked for once nobody has typed for so long. */
const TYPING_MS = 300;

/** The numbers of employees who have the name that is being typed. */
export function useNamesakes({ firstName, lastName }: Values, self?: number): readonly number[] {
  const { may } = useSession();
  const typed = firstName && lastName ? fullNameOf({ firstName: String(firstName as string), lastName: String(lastName as string) }) : '';
  const name = useSettled(typed, TYPING_MS);
  const { data = [] } = useQuery({
    queryKey: ['namesakes', name],
    queryFn: async ({ signal }) => {
      const filters = JSON.stringify([{ field: 'fullName', op: 'is', value: name }]);
      const page = await get<ListPage<{ readonly employeeId: number }>>(`/api/lists/employee-list?${new URLSearchParams({ filters })}`, signal);
      return page.data.rows.map(({ employeeId }) => employeeId);
    },
    enabled: name !== '' && may('Employees_Main'),
    staleTime: 0,
  });
  return name === typed ? data.filter((id) => id !== self) : [];
}
