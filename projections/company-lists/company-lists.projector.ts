import { itemsAfter } from '../../events/company/company-list-items.js';
import {
  CompanyListItemAdded,
  CompanyListItemMoved,
  CompanyListItemRestored,
  CompanyListItemRetired,
  CompanyListItemRevised,
  CompanyListStarted,
  type CompanyListEvent,
} from '../../events/company/company-settings.events.js';
import { projection } from '../engine/projection.js';
import { CompanyListRow } from './company-lists.read-model.js';
import { idIn } from '../../events/kernel/stream-name.js';

/** The company's lists, as forms offer them. */
export const companyLists = projection('company-lists', { version: 1, entity: CompanyListRow, key: 'list' })
  .creates(CompanyListStarted, (event) => ({ list: event.data.list, items: itemsAfter([], event) }), ({ data }) => data.list)
  .changes(CompanyListItemAdded, after, listOf)
  .changes(CompanyListItemRevised, after, listOf)
  .changes(CompanyListItemRetired, after, listOf)
  .changes(CompanyListItemRestored, after, listOf)
  .changes(CompanyListItemMoved, after, listOf);

function after({ items }: CompanyListRow, event: CompanyListEvent): Pick<CompanyListRow, 'items'> {
  return { items: itemsAfter(items, event) };
}

/** `companyList-closingAgents` is closingAgents. */
function listOf({ stream }: { readonly stream: string }): string {
  return idIn(stream);
}
