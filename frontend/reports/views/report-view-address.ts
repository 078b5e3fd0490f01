import type { Arrangement, KeptFilter } from '../../../events/users/list-view.events.js';
import { choiceOf, keptOfAddress } from '../../../backend/reports/report-address.rules.js';

/** A choice as views keep it: each name of the address is a filter. */
export function arrangementOf(choice: string): Arrangement {
  return { search: '', sort: '', columns: [], filters: [...new URLSearchParams(choice)].map(([field, value]) => ({ field, op: 'is', value })) };
}

/** The choice that a view keeps, for an address. */
export function choiceOfView({ filters }: { readonly filters: readonly KeptFilter[] }): string {
  return choiceOf(new URLSearchParams(filters.flatMap(({ field, value }) => (typeof value === 'string' ? [[field, value] as [string, string]] : []))).toString());
}

/** Another choice in an address; the past day that is looked at stays, and no figure is open any more. */
export function addressOfView(before: URLSearchParams, choice: string, name: number | 'all' | undefined): URLSearchParams {
  const left = [...keptOfAddress, 'view', 'measure', 'key', 'by', 'month', 'others'] as readonly string[];
  const rest = [...before].filter(([field]) => !left.includes(field));
  return new URLSearchParams([...rest, ...new URLSearchParams(choice), ...(name === undefined ? [] : [['view', String(name)]])] as [string, string][]);
}
