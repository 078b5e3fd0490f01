import * as events from '../../events/users/list-view.events.js';
import type { Arrangement, ListViewEvent } from '../../events/users/list-view.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import type { ViewedList } from './list-view-visibility.js';
import * as commands from './list-view.commands.js';
import { listView } from './list-view.js';
import type { ListView } from './list-view.state.js';

const fields = new Set(['leadId', 'name', 'email', 'status']);
const everything: ViewedList = { shown: fields, filtered: fields, sorted: fields, hidden: new Set(), searchesLess: false };
const withoutEmail: ViewedList = { ...everything, hidden: new Set(['email']), searchesLess: true };

const plain: Arrangement = { search: '', filters: [], sort: '', columns: [] };
const byEmail: Arrangement = {
  search: 'silva',
  filters: [
    { field: 'status', op: 'is', value: 'New' },
    { field: 'email', op: 'contains', value: '@example.com' },
  ],
  sort: '-email',
  columns: [{ field: 'leadId' }, { field: 'email', width: 240 }, { field: 'name' }],
};

const owner = issuedWith();
const colleague = { ...issuedWith('Leads_Main'), actor: { kind: 'user', id: '8', name: 'Sam Lee' } } as const;
const administrator = { ...issuedWith('Settings_Main'), actor: { kind: 'user', id: '9', name: 'Ida Roy' } } as const;

const created = events.ListViewCreated({ viewId: 4, list: 'lead-list', name: 'Mine', shared: false, owner: 'user:7', ownerName: 'Dana Kim', tenantId: 1, arrangement: byEmail });
const shared = [created, events.ListViewShared({ name: 'Mine' })];

const given = (...happened: ListViewEvent[]): ListView => happened.reduce((state, event) => listView.evolve(state, event as RecordedEvent<ListViewEvent>), listView.initial);
const when = (state: ListView, addressed: AddressedCommand, by = owner) => {
  const decided = decide(addressed, state, by) as ListViewEvent[];
  decided.forEach((event) => vocabulary.validate(event));
  return decided;
};
const create = (name: string, more: Partial<commands.ForNewView> = {}, arrangement = plain) =>
  send(listView, 4, commandOf(commands.CreateListView, { list: 'lead-list', name, arrangement: arrangement as commands.CreateListView['arrangement'] }), { viewed: everything, nameIsTaken: false, kept: 0, tenantId: 1, ...more });
const change = (arrangement: Arrangement, viewed = everything) => send(listView, 4, commandOf(commands.ChangeListView, { arrangement: arrangement as commands.ChangeListView['arrangement'] }), { viewed });
const rename = (name: string, nameIsTaken = false) => send(listView, 4, commandOf(commands.RenameListView, { name }), { nameIsTaken });
const share = () => send(listView, 4, new commands.ShareListView());
const remove = () => send(listView, 4, new commands.DeleteListView());
const restore = (nameIsTaken = false, kept = 0) => send(listView, 4, new commands.RestoreListView(), { nameIsTaken, kept });
const saying = (message: string, options: object) => expect.objectContaining({ message: expect.stringContaining(message), options: expect.objectContaining(options) });

describe('A view of a list', () => {
  it('is its maker’s own, with a name without needless spaces', () => {
    expect(when(given(), create('  Closing   soon ', {}, byEmail))).toEqual([
      events.ListViewCreated({ viewId: 4, list: 'lead-list', name: 'Closing soon', shared: false, owner: 'user:7', ownerName: 'Dana Kim', tenantId: 1, arrangement: byEmail }),
    ]);
  });

  it('may be an agent’s', () => {
    const agent = { ...owner, actor: { kind: 'agent', id: 'session-1', name: 'RCI Agent' } } as const;
    expect(when(given(), create('Mine'), agent)[0]).toMatchObject({ data: { owner: 'agent:session-1' } });
  });

  it.each([
    ['  ', {}, 'Please give the view a name', { field: 'name' }],
    ['x'.repeat(61), {}, 'at most 60 characters', { field: 'name' }],
    ['Mine\u0007', {}, 'characters that cannot be seen', { field: 'name' }],
    ['Mine', { nameIsTaken: true }, 'There is a view “Mine”', { field: 'name', status: 409 }],
    ['Mine', { kept: 50 }, 'at most 50 views', { field: 'name', status: 409 }],
  ])('is not kept as %j', (name, more, message, options) => {
    expect(() => when(given(), create(name, more))).toThrow(saying(message, options));
  });

  it('is changed as a whole, by what differs, and not by nothing', () => {
    const to = { ...byEmail, sort: 'name' };
    expect(when(given(created), change(to))).toEqual([events.ListViewChanged({ shared: false, name: 'Mine', from: byEmail, to })]);
    expect(when(given(created), change(byEmail))).toEqual([]);
  });

  it('filters and sorts by nothing that its list has not, and says so as of what the sender does not see', () => {
    const filtering = (field: string) => () => when(given(created), change({ ...plain, filters: [{ field, op: 'is', value: 'x' }] }, withoutEmail));
    for (const field of ['email', 'gone']) {
      expect(filtering(field)).toThrow(saying(`${field} is not a field that this list can be filtered by`, { field: 'arrangement.filters' }));
      expect(() => when(given(created), change({ ...plain, sort: `-${field}` }, withoutEmail))).toThrow(saying(`${field} is not a field`, { field: 'arrangement.sort' }));
    }
    expect(() => when(given(created), change({ ...plain, columns: [{ field: 'name' }, { field: 'name' }] }))).toThrow(saying('name is named twice', {}));
  });

  it('keeps what its changer does not see where it was', () => {
    const sent: Arrangement = { search: '', filters: [{ field: 'status', op: 'is', value: 'Dead' }], sort: '', columns: [{ field: 'name' }, { field: 'leadId', width: 90 }, { field: 'email' }] };
    const [changed] = when(given(...shared), change(sent, withoutEmail), { ...administrator });
    expect(changed).toMatchObject({
      data: {
        to: { search: 'silva', sort: '-email', filters: [sent.filters[0], byEmail.filters[1]], columns: [{ field: 'name' }, { field: 'leadId', width: 90 }, { field: 'email', width: 240 }] },
      },
    });
  });

  it('is shared, made personal, deleted and brought back, each once', () => {
    expect(when(given(created), share())).toEqual([events.ListViewShared({ name: 'Mine' })]);
    expect(when(given(...shared), share())).toEqual([]);
    expect(when(given(...shared), send(listView, 4, new commands.MakeListViewPersonal()))).toEqual([events.ListViewMadePersonal({ name: 'Mine' })]);
    const deleted = events.ListViewDeleted({ shared: true, name: 'Mine' });
    expect(when(given(...shared), remove())).toEqual([deleted]);
    expect(() => when(given(...shared, deleted), rename('Other'))).toThrow(saying('There is no view 4', { status: 404 }));
    expect(when(given(...shared, deleted), restore())).toEqual([events.ListViewRestored({ shared: true, name: 'Mine' })]);
    expect(() => when(given(...shared, deleted), restore(true))).toThrow(saying('There is a view “Mine”', { status: 409 }));
    expect(() => when(given(...shared, deleted), restore(false, 50))).toThrow(saying('at most 50 views', { status: 409 }));
    expect(when(given(...shared), restore())).toEqual([]);
  });

  it('takes another name, unless its owner has one of that name', () => {
    expect(when(given(...shared), rename('Hers'))).toEqual([events.ListViewRenamed({ shared: true, from: 'Mine', to: 'Hers' })]);
    expect(when(given(...shared), rename(' Mine ', true))).toEqual([]);
    expect(() => when(given(...shared), rename('Hers', true))).toThrow(saying('There is a view “Hers”', { field: 'name', status: 409 }));
  });

  it('is there for its owner alone until it is shared, whatever others may do', () => {
    for (const addressed of [rename('Hers'), change(plain), share(), remove(), restore()]) {
      for (const somebody of [colleague, administrator]) expect(() => when(given(created), addressed, somebody)).toThrow(saying('There is no view 4', { status: 404 }));
    }
  });

  it('is changed, once shared, by its owner and by who holds Settings_Main', () => {
    for (const addressed of [rename('Hers'), change(plain), remove()]) {
      expect(() => when(given(...shared), addressed, colleague)).toThrow(saying('the permission Settings: users', { status: 403 }));
      expect(when(given(...shared), addressed, administrator)).toHaveLength(1);
    }
  });

  it('tells its history without what it filters by', () => {
    const told = [created, events.ListViewChanged({ shared: true, name: 'Mine', from: byEmail, to: plain })].map((event) => listView.describe(event as RecordedEvent<ListViewEvent>));
    expect(told.map(({ title }) => title)).toEqual(['Kept “Mine”', 'Changed columns, filters, order and search of “Mine”']);
    expect(JSON.stringify(told)).not.toMatch(/email|silva/);
  });
});
