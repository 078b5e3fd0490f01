import { readsContracts } from '../../../backend/reports/report-permissions.rules.js';
import type { ReportAnswer, ReportMonthsAnswer } from '../../../backend/reports/report.dto.js';
import { salesKinds } from '../../../events/reports/sales-lens.rules.js';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import { useLiveAnswer, type LiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';
import { useSession } from '../../server/session.js';

/** The lists that move reports, each with who may follow it. */
const followed = {
  'tour-list': ['Tours_Main', 'Reports_Main'],
  'resale-contract-list': ['Contracts_Main', 'Reports_ContractsDashboard'],
  'epic-contract-list': ['Epic_Contracts_Main'],
  'employee-list': ['Employees_Main'],
} as const satisfies Readonly<Record<string, readonly PermissionName[]>>;

type FollowedList = keyof typeof followed;

export type ReportState = LiveAnswer<ReportAnswer>;

/** The figures of now, live, or of a past day. @param query of `/api/Reports/{name}` */
export function useReport(name: string, query: string): ReportState {
  return useFollowed<ReportAnswer>(`${name}?${query}`, query);
}

/** Its lines month by month. @param query of `/api/Reports/{name}/months` */
export function useReportMonths(name: string, query: string): LiveAnswer<ReportMonthsAnswer> {
  return useFollowed<ReportMonthsAnswer>(`${name}/months?${query}`, query);
}

function useFollowed<Answer extends Pick<ReportMonthsAnswer, 'live' | 'position'> & { readonly total: unknown }>(call: string, query: string): LiveAnswer<Answer> {
  const { may } = useSession();
  const moving = movedBy(query, (anyOf) => may(anyOf));
  const follows = moving.filter((list) => may(followed[list]));
  return useLiveAnswer<Answer>({
    key: ['report', call],
    read: async (signal, known) => (await get<Answer>(`/api/Reports/${call}`, signal, known)).data,
    followedFrom: ({ live, position }) => (live ? position : undefined),
    follows,
    isWhole: follows.length === moving.length,
    figure: ({ total }) => total,
  });
}

/** Who may not read contracts sees no figure that they move; people move a report of their team alone. */
function movedBy(query: string, may: (anyOf: readonly PermissionName[]) => boolean): readonly FollowedList[] {
  const params = new URLSearchParams(query);
  const kind = salesKinds.find((one) => one === params.get('kind')) ?? 'all';
  const tours: readonly FollowedList[] = ['tour-list', ...(params.has('team') ? (['employee-list'] as const) : [])];
  if (!readsContracts(may, { kind })) return tours;
  return [...tours, ...(kind === 'membership' ? [] : (['resale-contract-list'] as const)), ...(kind === 'resale' ? [] : (['epic-contract-list'] as const))];
}
