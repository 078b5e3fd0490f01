import type { Arrangement } from '../../events/users/list-view.events.js';
import { fieldOf, type ViewedList } from './list-view-visibility.js';

interface ArrangementFault {
  readonly field: string;
  readonly message: string;
}

/** A field that somebody does not see is answered like one that is not there, as by the list itself. */
export function arrangementFault({ filters, sort, columns }: Arrangement, { filtered, sorted, hidden, check }: ViewedList): ArrangementFault | undefined {
  const wrong = filters.find(({ field }) => !filtered.has(field) || hidden.has(field));
  if (wrong) return { field: 'arrangement.filters', message: `${wrong.field} is not a field that this list can be filtered by` };
  const refused = check?.(new URLSearchParams(Object.fromEntries(filters.map(({ field, value }) => [field, String(value ?? '')]))).toString());
  if (refused !== undefined) return { field: 'arrangement.filters', message: refused };
  const order = fieldOf(sort);
  if (sort !== '' && (!sorted.has(order) || hidden.has(order))) return { field: 'arrangement.sort', message: `${order} is not a field that this list can be sorted by` };
  const twice = columns.find(({ field }, place) => columns.slice(0, place).some((other) => other.field === field));
  return twice && { field: 'arrangement.columns', message: `${twice.field} is named twice` };
}
