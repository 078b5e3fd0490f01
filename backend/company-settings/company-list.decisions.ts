import { companyItemFields, companyListOf, itemFieldsOf, MOST_ITEMS, type CompanyItemField, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import { CompanyListItemAdded, CompanyListItemRetired, CompanyListItemRevised, type CompanyItemFacts, type CompanyListEvent } from '../../events/company/company-settings.events.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { changesBetween } from '../platform/records/field-changes.js';
import type { AddCompanyListItem, RetireCompanyListItem, ReviseCompanyListItem, TakeOverNames } from './company-list.commands.js';
import { itemFaults, sameItem, sameName, tidiedFacts } from './company-list-item.rules.js';
import { canonicalAddress } from './ip-address.rules.js';

type Items = readonly CompanyListItem[];
type Context = CommandContext<RetireCompanyListItem | ReviseCompanyListItem, CompanyListName>;

export function addItem(command: AddCompanyListItem, items: Items, list: CompanyListName): CompanyListEvent[] {
  const facts = tidiedFacts(list, command);
  refuseFaults(list, facts);
  refuseTaken(list, facts, items);
  if (items.length >= MOST_ITEMS) throw new Refusal(`A list holds at most ${MOST_ITEMS} items`, { field: 'name' });
  return [CompanyListItemAdded({ itemId: nextId(items), facts })];
}

/** Names that break a rule, or stand in the list already, are left where they are. */
export function takeOverNames({ names }: TakeOverNames, items: Items, list: CompanyListName): CompanyListEvent[] {
  const added: { itemId: number; facts: CompanyItemFacts }[] = [];
  for (const name of names) {
    const facts = tidiedFacts(list, { name });
    const known = [...items, ...added].some((item) => sameName(item.facts.name!, facts.name!));
    if (known || itemFaults(list, facts).length > 0 || items.length + added.length >= MOST_ITEMS) continue;
    added.push({ itemId: nextId(items) + added.length, facts });
  }
  return added.map((item) => CompanyListItemAdded(item));
}

export function reviseItem(command: ReviseCompanyListItem, item: CompanyListItem, items: Items, context: Context): CompanyListEvent[] {
  const { id: list, given: { itemId } } = context;
  const facts = tidiedFacts(list, { ...item.facts, ...sentFields(command) });
  const changes = changesBetween(itemFieldsOf(list) as typeof companyItemFields, item.facts, facts);
  if (Object.keys(changes).length === 0) return [];
  refuseFaults(list, facts);
  refuseTaken(list, facts, items.filter((other) => other.itemId !== itemId));
  if ('name' in changes) {
    refuseKept(list, item);
    refuseOwnAddress(command, item, context);
  }
  return [CompanyListItemRevised({ itemId, name: item.facts.name!, changes })];
}

export function retireItem(command: RetireCompanyListItem, item: CompanyListItem, context: Context): CompanyListEvent[] {
  if (item.retired) return [];
  refuseKept(context.id, item);
  refuseOwnAddress(command, item, context);
  return [CompanyListItemRetired({ itemId: item.itemId, name: item.facts.name! })];
}

function sentFields(command: ReviseCompanyListItem): Partial<Record<CompanyItemField, string>> {
  const sent = (Object.keys(companyItemFields) as CompanyItemField[]).filter((field) => command[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, command[field]]));
}

function refuseFaults(list: CompanyListName, facts: CompanyItemFacts): void {
  const errors = itemFaults(list, facts);
  if (errors[0]) throw new Refusal(errors[0].message, { field: errors[0].field, errors });
}

function refuseTaken(list: CompanyListName, item: CompanyItemFacts, others: Items): void {
  const taken = others.find(({ facts }) => sameItem(list, facts, item));
  if (!taken) return;
  const { toldApartBy = [] } = companyListOf(list);
  const known = [taken.facts.name, ...toldApartBy.map((field) => taken.facts[field])].filter(Boolean).join(', ');
  const words = `${known} is in the list already`;
  throw new Refusal(taken.retired ? `${words}, retired: restore it` : words, { field: 'name', status: 409 });
}

function refuseKept(list: CompanyListName, { facts }: CompanyListItem): void {
  const { kept = [], noun } = companyListOf(list);
  if (kept.some((name) => sameName(name, facts.name!))) throw new Refusal(`The ${noun} ${facts.name} is needed by the product: it keeps its name and stays in use`, { field: 'name' });
}

/** Taking away the address that one is signed in from may lock oneself out: it is done when it is asked for twice. */
function refuseOwnAddress({ confirmed }: RetireCompanyListItem | ReviseCompanyListItem, { facts, retired }: CompanyListItem, { id, given }: Context): void {
  if (id !== 'allowedAddresses' || confirmed || retired || canonicalAddress(given.callerAddress) !== canonicalAddress(facts.name!)) return;
  throw new Refusal(`You are signed in from ${facts.name}. Without it people who may not sign in remotely cannot sign in from here.`, { field: 'name', code: 'own-address', status: 409 });
}

/** Items are never deleted, so numbers are never used twice. */
function nextId(items: Items): number {
  return Math.max(0, ...items.map(({ itemId }) => itemId)) + 1;
}
