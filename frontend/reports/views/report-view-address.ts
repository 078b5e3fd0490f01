import type { Arrangement, KeptFilter } from '../../../events/users/list-view.events.js';
import { viewFor, type KeptReport } from '../../../backend/reports/kept-reports.rules.js';

const AS_OF = 'asOf';

/** A choice as views keep it: each name of the address is a filter. */
export function arrangementOf(choice: string): Arrangement {
  return { search: '', sort: '', columns: [], filters: [...new URLSearchParams(choice)].map(([field, value]) => ({ field, op: 'is', value })) };
}

/** The choice that a view keeps, for an address. */
export function choiceOfView(report: KeptReport, { filters }: { readonly filters: readonly KeptFilter[] }): string {
  return viewFor(report, new URLSearchParams(filters.flatMap(({ field, value }) => (typeof value === 'string' ? [[field, value] as [string, string]] : []))).toString());
}

/** Another choice in an address; the past day that is looked at stays, and no figure is open any more. */
export function addressOfView(before: URLSearchParams, choice: string, name: number | 'all' | undefined): URLSearchParams {
  return new URLSearchParams([...[...before].filter(([field]) => field === AS_OF), ...new URLSearchParams(choice), ...(name === undefined ? [] : [['view', String(name)]])] as [string, string][]);
}

/** Nothing was chosen, and no figure is open: a report that opens with a view opens it. */
export function isAsItOpens(params: URLSearchParams): boolean {
  return [...params.keys()].every((field) => field === AS_OF);
}
