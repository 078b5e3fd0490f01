import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { Arrangement, ListViewEvent } from '../../events/users/list-view.events.js';
import { listViewFields } from '../../events/users/list-view.enums.js';
import { describeChanges } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';

/** How the history of a view reads. By what it filters is told to nobody here: it may be what not every reader may see. */
export function describeListViewEvent(event: RecordedEvent<ListViewEvent>): HistoryWords {
  switch (event.type) {
    case 'ListViewCreated':
      return told(`Kept “${event.data.name}”`);
    case 'ListViewRenamed':
      return { title: 'Name', changes: describeChanges(listViewFields, { name: event.data }) };
    case 'ListViewChanged':
      return told(`Changed ${partsOf(event.data.from, event.data.to)} of “${event.data.name}”`);
    case 'ListViewShared':
      return told(`Shared “${event.data.name}”`);
    case 'ListViewMadePersonal':
      return told(`Made “${event.data.name}” personal`);
    case 'ListViewDeleted':
      return told(`Deleted “${event.data.name}”`);
    case 'ListViewRestored':
      return told(`Brought back “${event.data.name}”`);
    default:
      return event satisfies never;
  }
}

function told(title: string): HistoryWords {
  return { title, changes: [] };
}

const parts: Readonly<Record<keyof Arrangement, string>> = { columns: 'columns', filters: 'filters', sort: 'order', search: 'search' };

/** "columns and filters" */
function partsOf(from: Arrangement, to: Arrangement): string {
  const changed = (Object.keys(parts) as (keyof Arrangement)[]).filter((part) => !isDeepStrictEqual(from[part], to[part])).map((part) => parts[part]);
  return changed.length < 2 ? changed.join('') : `${changed.slice(0, -1).join(', ')} and ${changed.at(-1)}`;
}
