import type { CompanyListName } from '../../events/company/company-list.enums.js';
import { itemsAfter, type CompanyListItem } from '../../events/company/company-list-items.js';
import { CompanyListItemMoved, CompanyListItemRestored, CompanyListStarted, type CompanyListEvent } from '../../events/company/company-settings.events.js';
import { contextOf, type Aggregate } from '../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import {
  AddCompanyListItem,
  MoveCompanyListItem,
  RestoreCompanyListItem,
  RetireCompanyListItem,
  ReviseCompanyListItem,
  StartCompanyList,
  TakeOverNames,
  type AnyCompanyListCommand,
  type WithItem,
} from './company-list.commands.js';
import { addItem, retireItem, reviseItem, takeOverNames } from './company-list.decisions.js';
import { describeCompanyListEvent } from './company-list.history.js';
import { tidiedFacts } from './company-list-item.rules.js';

export interface CompanyList {
  /** null before the list is started. */
  readonly list: CompanyListName | null;
  readonly items: readonly CompanyListItem[];
}

/** One list that the company keeps: what may happen to it. */
export const companyList: Aggregate<CompanyList, AnyCompanyListCommand, CompanyListEvent, CompanyListName> = {
  idFrom: (text) => text as CompanyListName,
  category: 'companyList',
  noun: 'list',
  initial: { list: null, items: [] },
  exists: ({ list }) => list !== null,
  begins: [StartCompanyList],
  sensitive: {},
  describe: describeCompanyListEvent,

  decide(command, state, context) {
    const { items } = state;
    if (command instanceof StartCompanyList) return start(command, state, context.id);
    if (command instanceof AddCompanyListItem) return addItem(command, items, context.id);
    if (command instanceof TakeOverNames) return takeOverNames(command, items, context.id);
    const item = itemOf(contextOf(command, context), items);
    if (command instanceof ReviseCompanyListItem) return reviseItem(command, item, items, contextOf(command, context));
    if (command instanceof RetireCompanyListItem) return retireItem(command, item, contextOf(command, context));
    if (command instanceof RestoreCompanyListItem) return restore(item);
    if (command instanceof MoveCompanyListItem) return move(command, item, items);
    return command satisfies never;
  },

  evolve(state, event) {
    const list = event.type === 'CompanyListStarted' ? (event.data.list as CompanyListName) : state.list;
    return { list, items: itemsAfter(state.items, event) };
  },
};

/** Starting what is started does nothing, so that every start of the product may ask for it. */
function start({ items }: StartCompanyList, state: CompanyList, list: CompanyListName): CompanyListEvent[] {
  if (companyList.exists(state)) return [];
  return [CompanyListStarted({ list, items: items.map((facts, index) => ({ itemId: index + 1, facts: tidiedFacts(list, facts) })) })];
}

function restore({ itemId, retired, facts }: CompanyListItem): CompanyListEvent[] {
  return retired ? [CompanyListItemRestored({ itemId, name: facts.name! })] : [];
}

function move({ after }: MoveCompanyListItem, { itemId, facts }: CompanyListItem, items: readonly CompanyListItem[]): CompanyListEvent[] {
  if (after === itemId) throw new Refusal('An item cannot stand after itself', { field: 'after' });
  const from = items.findIndex((item) => item.itemId === itemId) + 1;
  const rest = items.filter((item) => item.itemId !== itemId);
  const before = rest.findIndex((item) => item.itemId === after);
  if (after !== 0 && before === -1) throw new Refusal('There is no such item to stand after', { field: 'after' });
  const to = before + 2;
  return from === to ? [] : [CompanyListItemMoved({ itemId, name: facts.name!, from, to })];
}

function itemOf({ id, given: { itemId } }: { readonly id: CompanyListName; readonly given: WithItem }, items: readonly CompanyListItem[]): CompanyListItem {
  const item = items.find((one) => one.itemId === itemId);
  if (!item) throw new NotFound(`item of ${id}`, itemId);
  return item;
}
