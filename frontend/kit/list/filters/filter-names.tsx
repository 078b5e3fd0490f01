import { useQuery } from '@tanstack/react-query';
import type { ListValues } from '../../../../backend/platform/lists/list.dto.js';
import { get } from '../../../server/http.js';
import { asProblem } from '../../../server/problem.js';
import { ProblemNotice } from '../../page/problem-notice.js';
import { FilterChoices } from './filter-choices.js';
import type { FilterEditorProps } from './filter-editor.js';

/** The names that there are in a column, asked from the server: nobody picks one that no row of theirs has. */
export function FilterNames<R extends object>(props: FilterEditorProps<R>) {
  const { list, column } = props;
  const names = useQuery({
    queryKey: ['values', list, column.field],
    queryFn: async ({ signal }) => (await get<ListValues>(`/api/lists/${list}/values?field=${column.field}`, signal)).data.values,
    // Names come with new rows.
    staleTime: 0,
  });
  if (names.error) return <ProblemNotice problem={asProblem(names.error)} retry={() => void names.refetch()} />;
  if (!names.data) return <span className="bone" style={{ width: '70%' }} />;
  const named = names.data.filter(({ value }) => value !== null && value.trim() !== '').map(({ value, count }) => [value!, count] as const);
  return <FilterChoices {...props} options={named.map(([name]) => name).toSorted((one, other) => one.localeCompare(other))} counts={new Map(named)} />;
}
