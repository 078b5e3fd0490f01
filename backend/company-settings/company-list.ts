import type { CompanyListName } from '../../events/company-list.values.js';
import { itemsAfter, type CompanyListItem } from '../../events/company-list-items.js';
import { CompanyListItemMoved, CompanyListItemRestored, CompanyListStarted, type CompanyListEvent } from '../../events/company-settings.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import {
  AddCompanyListItem,
  MoveCompanyListItem,
  RestoreCompanyListItem,
  RetireCompanyListItem,
  ReviseCompanyListItem,
  StartCompanyList,
  TakeOverNames,
  type CompanyListCommand,
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
export const companyList: Aggregate<CompanyList, CompanyListCommand, CompanyListEvent> = {
  category: 'companyList',
  noun: 'list',
  initial: { list: null, items: [] },
  sensitive: {},
  describe: describeCompanyListEvent,

  decide(command, state) {
    if (command instanceof StartCompanyList) return start(command, state);
    if (state.list === null) throw new NotFound('list', command.list);
    if (command instanceof AddCompanyListItem) return addItem(command, state.items);
    if (command instanceof TakeOverNames) return takeOverNames(command, state.items);
    if (command instanceof ReviseCompanyListItem) return reviseItem(command, itemOf(command, state), state.items);
    if (command instanceof RetireCompanyListItem) return retireItem(command, itemOf(command, state));
    if (command instanceof RestoreCompanyListItem) return restore(itemOf(command, state));
    if (command instanceof MoveCompanyListItem) return move(command, itemOf(command, state), state.items);
    return command satisfies never;
  },

  evolve(state, event) {
    const list = event.type === 'CompanyListStarted' ? (event.data.list as CompanyListName) : state.list;
    return { list, items: itemsAfter(state.items, event) };
  },
};

/** Starting what is started does nothing, so that every start of the product may ask for it. */
function start({ list, items }: StartCompanyList, state: CompanyList): CompanyListEvent[] {
  if (state.list !== null) return [];
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

function itemOf({ list, itemId }: { readonly list: CompanyListName; readonly itemId: number }, { items }: CompanyList): CompanyListItem {
  const item = items.find((one) => one.itemId === itemId);
  if (!item) throw new NotFound(`item of ${list}`, itemId);
  return item;
}
