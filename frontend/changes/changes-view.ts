import { groupsWithin } from '../../events/kernel/field.rules.js';
import type { Filter } from '../../backend/platform/lists/list.dto.js';
import type { ActorKind } from '../../projections/changes/changes.read-model.js';
import { daysOf } from '../kit/period/period.js';

/** What somebody asks of all changes. Stands in the address, so that it can be kept, sent and gone back to. */
export interface ChangesView {
  readonly search: string;
  /** `this-week` or `2026-11-01..2026-11-20` */
  readonly period: string;
  /** `resaleContract.purchasePrice` */
  readonly field: string;
  /** "Money" */
  readonly group: string;
  /** `resaleContract` */
  readonly area: string;
  /** `person:7` */
  readonly person: string;
  /** `resaleContract-1042` */
  readonly record: string;
  readonly kind: ActorKind | '';
  /** The amount whose differences are added up. */
  readonly sum: string;
}

const names = { search: 'q', period: 'period', field: 'field', group: 'group', area: 'area', person: 'person', record: 'record', kind: 'kind', sum: 'sum' } as const;

export function readChangesView(params: URLSearchParams): ChangesView {
  return Object.fromEntries(Object.entries(names).map(([part, name]) => [part, params.get(name) ?? ''])) as unknown as ChangesView;
}

export function writeChangesView(view: ChangesView): URLSearchParams {
  const params = new URLSearchParams();
  for (const [part, name] of Object.entries(names)) {
    const value = view[part as keyof ChangesView];
    if (value) params.set(name, value);
  }
  return params;
}

/** The query of GET /api/Changes and its summary and file. */
export function changesQuery(view: ChangesView): string {
  const params = new URLSearchParams({ filters: JSON.stringify(filtersOf(view)) });
  if (view.search) params.set('search', view.search);
  return params.toString();
}

/** What was taken over is as much as all records, and is shown to who asks for it or for one record. */
function filtersOf({ period, field, group, area, person, record, kind }: ChangesView): Filter[] {
  const days = daysOf(period);
  const is = (name: string, value: string): Filter[] => (value ? [{ field: name, op: 'is', value }] : []);
  const asked = [...is('stream', record), ...is('field', field), ...(group ? [{ field: 'group', op: 'oneOf', value: groupsWithin(group) } as const] : []), ...is('actor', person), ...is('category', area), ...is('actorKind', kind)];
  const bounds: Filter[] = [...(days?.from ? [{ field: 'at', op: 'from', value: days.from } as const] : []), ...(days?.to ? [{ field: 'at', op: 'to', value: days.to } as const] : [])];
  return [...asked, ...bounds, ...(record || kind ? [] : is('imported', 'false'))];
}

/** Without any filter, as the page is first opened. */
export function isUnfiltered({ sum: _, ...asked }: ChangesView): boolean {
  return Object.values(asked).every((value) => value === '');
}
