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
import { MembershipFeesRevised, MembershipFeesStarted } from '../../events/company/membership-fees.events.js';
import { projection } from '../engine/projection.js';
import { CompanyChangesRow } from './company-changes.read-model.js';
import { idIn } from '../../events/kernel/stream-name.js';

/** The parts that are no lists. */
export const FACTS = 'facts';
export const MEMBERSHIP_FEES = 'membershipFees';

/** That the company's settings were changed, and no word of what they say: everybody's forms follow it. */
export const companyChanges = projection('company-changes', { version: 2, entity: CompanyChangesRow, key: 'part' })
  .creates(CompanyListStarted, ({ data }) => ({ part: data.list, changes: 0 }), ({ data }) => data.list)
  .changes(CompanyListItemAdded, oneMore, listOf)
  .changes(CompanyListItemRevised, oneMore, listOf)
  .changes(CompanyListItemRetired, oneMore, listOf)
  .changes(CompanyListItemRestored, oneMore, listOf)
  .changes(CompanyListItemMoved, oneMore, listOf)
  .creates(CompanyFactsStarted, () => ({ part: FACTS, changes: 0 }), () => FACTS)
  .changes(CompanyFactsRevised, oneMore, () => FACTS)
  .creates(MembershipFeesStarted, () => ({ part: MEMBERSHIP_FEES, changes: 0 }), () => MEMBERSHIP_FEES)
  .changes(MembershipFeesRevised, oneMore, () => MEMBERSHIP_FEES);

function oneMore({ changes }: CompanyChangesRow): Pick<CompanyChangesRow, 'changes'> {
  return { changes: changes + 1 };
}

/** `companyList-closingAgents` is closingAgents. */
function listOf({ stream }: { readonly stream: string }): string {
  return idIn(stream);
}
