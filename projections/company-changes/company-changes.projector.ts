import {
  CompanyFactsRevised,
  CompanyFactsStarted,
  CompanyListItemAdded,
  CompanyListItemMoved,
  CompanyListItemRestored,
  CompanyListItemRetired,
  CompanyListItemRevised,
  CompanyListStarted,
} from '../../events/company/company-settings.events.js';
import { projection } from '../engine/projection.js';
import { CompanyChangesRow } from './company-changes.read-model.js';
import { idIn } from '../../events/kernel/stream-name.js';

/** The part that is no list. */
export const FACTS = 'facts';

/** That the company's settings were changed, and no word of what they say: everybody's forms follow it. */
export const companyChanges = projection('company-changes', { version: 1, entity: CompanyChangesRow, key: 'part' })
  .creates(CompanyListStarted, ({ data }) => ({ part: data.list, changes: 0 }), ({ data }) => data.list)
  .changes(CompanyListItemAdded, oneMore, listOf)
  .changes(CompanyListItemRevised, oneMore, listOf)
  .changes(CompanyListItemRetired, oneMore, listOf)
  .changes(CompanyListItemRestored, oneMore, listOf)
  .changes(CompanyListItemMoved, oneMore, listOf)
  .creates(CompanyFactsStarted, () => ({ part: FACTS, changes: 0 }), () => FACTS)
  .changes(CompanyFactsRevised, oneMore, () => FACTS);

function oneMore({ changes }: CompanyChangesRow): Pick<CompanyChangesRow, 'changes'> {
  return { changes: changes + 1 };
}

/** `companyList-closingAgents` is closingAgents. */
function listOf({ stream }: { readonly stream: string }): string {
  return idIn(stream);
}
