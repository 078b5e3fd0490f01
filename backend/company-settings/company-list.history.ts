import { itemFieldsOf, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { idIn } from '../../events/kernel/stream-name.js';
import type { CompanyListEvent } from '../../events/company/company-settings.events.js';
import { describeChanges } from '../platform/records/field-changes.js';
import type { FieldChange, HistoryWords } from '../platform/records/history.js';

/** How the history of a list reads. A field is named with its item, `phone:3`: what two people do to two items is no conflict. */
export function describeCompanyListEvent(event: RecordedEvent<CompanyListEvent>): HistoryWords {
  const list = idIn(event.stream) as CompanyListName;
  switch (event.type) {
    case 'CompanyListStarted':
      return { title: 'Set up', changes: [] };
    case 'CompanyListItemAdded': {
      const { itemId, facts } = event.data;
      const known = Object.entries(facts).filter(([, value]) => value !== '');
      const changes = describeChanges({ ...itemFieldsOf(list) }, Object.fromEntries(known.map(([field, to]) => [field, { from: '', to }])));
      return { title: `Added ${facts.name}`, toldInTitle: true, changes: ofItem({ itemId, name: facts.name! }, changes) };
    }
    case 'CompanyListItemRevised':
      return { title: event.data.name, changes: ofItem(event.data, describeChanges({ ...itemFieldsOf(list) }, { ...event.data.changes })) };
    case 'CompanyListItemRetired':
      return { title: `Retired ${event.data.name}`, toldInTitle: true, changes: ofItem(event.data, [change('retired', 'In use', 'Yes', 'No')]) };
    case 'CompanyListItemRestored':
      return { title: `Restored ${event.data.name}`, toldInTitle: true, changes: ofItem(event.data, [change('retired', 'In use', 'No', 'Yes')]) };
    case 'CompanyListItemMoved':
      return { title: event.data.name, changes: ofItem(event.data, [change('place', 'Place', event.data.from, event.data.to)]) };
    default:
      return event satisfies never;
  }
}

function change(field: string, label: string, from: string | number, to: string | number): FieldChange {
  return { field, label, kind: 'text', from, to };
}

function ofItem({ itemId, name }: { readonly itemId: number; readonly name: string }, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map((one) => ({ ...one, field: `${one.field}:${itemId}`, of: name }));
}
