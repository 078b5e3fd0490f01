import { isDeepStrictEqual } from 'node:util';
import {
  ListViewChanged,
  ListViewCreated,
  ListViewDeleted,
  ListViewMadePersonal,
  ListViewRenamed,
  ListViewRestored,
  ListViewShared,
  type Arrangement,
  type ListViewEvent,
} from '../../events/users/list-view.events.js';
import { listViewFields, MOST_VIEWS } from '../../events/users/list-view.enums.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { AlreadyThere, NotFound, Refusal } from '../platform/commands/refusal.js';
import { arrangementFault } from './arrangement-fault.js';
import { keptUnseen, type ViewedList } from './list-view-visibility.js';
import {
  ChangeListView,
  CreateListView,
  DeleteListView,
  MakeListViewPersonal,
  RenameListView,
  RestoreListView,
  ShareListView,
  type ForOneMore,
  type AnyListViewCommand,
} from './list-view.commands.js';
import { describeListViewEvent } from './list-view.history.js';
import { ownerKey, tidyViewName, viewNameFault } from './list-view.rules.js';
import { noView, type ListView } from './list-view.state.js';

/** What somebody has made of a list and keeps: for themselves, or for whoever may open the list. */
export const listView: Aggregate<ListView, AnyListViewCommand, ListViewEvent, number> = {
  category: 'listView',
  noun: 'view',
  initial: noView,
  exists: ({ viewId }) => viewId !== 0,
  begins: [CreateListView],
  fields: listViewFields,
  sensitive: {},
  describe: describeListViewEvent,

  decide(command, state, context) {
    if (command instanceof CreateListView) return create(command, state, contextOf(command, context));
    refuseStranger(state, context.id, context.issued);
    if (command instanceof RestoreListView) return restore(state, contextOf(command, context).given);
    if (state.deleted) throw new NotFound(listView.noun, context.id);
    const { shared, name } = state;
    if (command instanceof RenameListView) return rename(command, state, contextOf(command, context).given.nameIsTaken);
    if (command instanceof ChangeListView) return change(command, state, contextOf(command, context));
    if (command instanceof ShareListView) return shared ? [] : [ListViewShared({ name })];
    if (command instanceof MakeListViewPersonal) return shared ? [ListViewMadePersonal({ name })] : [];
    if (command instanceof DeleteListView) return [ListViewDeleted({ shared, name })];
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ListViewCreated':
        return { ...state, ...event.data, deleted: false };
      case 'ListViewRenamed':
        return { ...state, name: event.data.to };
      case 'ListViewChanged':
        return { ...state, arrangement: event.data.to };
      case 'ListViewShared':
        return { ...state, shared: true, sharedSince: event.revision };
      case 'ListViewMadePersonal':
        return { ...state, shared: false };
      case 'ListViewDeleted':
        return { ...state, deleted: true };
      case 'ListViewRestored':
        return { ...state, deleted: false };
      default:
        return event satisfies never;
    }
  },
};

function create(command: CreateListView, state: ListView, { id, issued, given }: CommandContext<CreateListView, number>): ListViewEvent[] {
  if (listView.exists(state)) throw new AlreadyThere(listView.noun, id);
  const name = goodName(command.name);
  refuseTakenName(name, given.nameIsTaken);
  refuseTooMany(given);
  const { list, shared = false } = command;
  const arrangement = arranged(command.arrangement, noView.arrangement, given.viewed, true);
  return [ListViewCreated({ viewId: id, list, name, shared, owner: ownerKey(issued.actor), ownerName: issued.actor.name, tenantId: given.tenantId, arrangement })];
}

function rename(command: RenameListView, { name: from, shared }: ListView, nameIsTaken: boolean): ListViewEvent[] {
  const to = goodName(command.name);
  if (to === from) return [];
  refuseTakenName(to, nameIsTaken);
  return [ListViewRenamed({ shared, from, to })];
}

function change({ arrangement }: ChangeListView, { arrangement: from, shared, name, owner }: ListView, { issued, given }: CommandContext<ChangeListView>): ListViewEvent[] {
  const to = arranged(arrangement, from, given.viewed, !shared && owner === ownerKey(issued.actor));
  return isDeepStrictEqual(to, from) ? [] : [ListViewChanged({ shared, name, from, to })];
}

function restore({ deleted, shared, name }: ListView, given: ForOneMore): ListViewEvent[] {
  if (!deleted) return [];
  refuseTakenName(name, given.nameIsTaken);
  refuseTooMany(given);
  return [ListViewRestored({ shared, name })];
}

/** What was sent, plain and without what the list does not have; what the sender does not see stays. */
function arranged(sent: Arrangement, kept: Arrangement, viewed: ViewedList, own: boolean): Arrangement {
  const fault = arrangementFault(sent, viewed);
  if (fault) throw new Refusal(fault.message, { field: fault.field });
  const { search, filters, sort, columns } = sent;
  const plain: Arrangement = {
    search,
    sort,
    filters: filters.map(({ field, op, value }) => ({ field, op, ...(value !== undefined && { value }) })),
    columns: columns.filter(({ field }) => viewed.shown.has(field)).map(({ field, width }) => ({ field, ...(width !== undefined && { width }) })),
  };
  return keptUnseen(viewed, kept, plain, own);
}

/** The owner, and of a shared one who looks after the product's settings; to others a personal one is not there. */
function refuseStranger({ owner, shared }: ListView, id: number, { actor, permissions }: CommandMetadata): void {
  if (owner === ownerKey(actor)) return;
  if (!shared) throw new NotFound(listView.noun, id);
  if (!permissions.has('Settings_Main')) throw new Refusal(`Only who shared this view may change it, or who holds the permission ${permissionLabel('Settings_Main')}`, { status: 403 });
}

function goodName(sent: string): string {
  const name = tidyViewName(sent);
  const message = viewNameFault(name);
  if (message) throw new Refusal(message, { field: 'name' });
  return name;
}

function refuseTakenName(name: string, isTaken: boolean): void {
  if (isTaken) throw new Refusal(`There is a view “${name}” of this list already`, { field: 'name', status: 409 });
}

function refuseTooMany({ kept }: ForOneMore): void {
  if (kept >= MOST_VIEWS) throw new Refusal(`One person keeps at most ${MOST_VIEWS} views of a list: delete one first`, { field: 'name', status: 409 });
}
