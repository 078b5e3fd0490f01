import * as events from '../../events/users/list-view.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { listView } from './list-view.projector.js';

const arrangement = { search: '', filters: [], sort: '-leadId', columns: [{ field: 'leadId', width: 90 }] };
const created = events.ListViewCreated({ viewId: 4, list: 'lead-list', name: 'Mine', shared: false, owner: 'user:7', ownerName: 'Dana Kim', tenantId: 1, arrangement });
const after = rowAfter(listView, 'listView-4');

describe('the views of lists', () => {
  it('hear every event of a view', () => {
    expect([...listView.rules.keys()].sort()).toEqual(events.listViewEvents.map(({ type }) => type).sort());
  });

  it('are seen by their owner until they are shared, and then by everybody of the same tenant', () => {
    expect(after(created)).toMatchObject({ viewId: 4, name: 'Mine', sort: '-leadId', audience: 'user:7', changedBy: 'Dana Kim' });
    const shared = [created, events.ListViewShared({ name: 'Mine' })];
    expect(after(...shared)).toMatchObject({ shared: true, audience: 'tenant:1' });
    expect(after(...shared, events.ListViewMadePersonal({ name: 'Mine' }))).toMatchObject({ audience: 'user:7' });
  });

  it('are seen by nobody once deleted, and come back as they were', () => {
    const deleted = [created, events.ListViewShared({ name: 'Mine' }), events.ListViewDeleted({ shared: true, name: 'Mine' })];
    expect(after(...deleted)).toMatchObject({ deleted: true, audience: '' });
    expect(after(...deleted, events.ListViewRestored({ shared: true, name: 'Mine' }))).toMatchObject({ deleted: false, audience: 'tenant:1' });
  });

  it('follow their name and what they make of the list', () => {
    const to = { ...arrangement, sort: '' };
    const row = after(created, events.ListViewRenamed({ shared: false, from: 'Mine', to: 'Hers' }), events.ListViewChanged({ shared: false, name: 'Hers', from: arrangement, to }));
    expect(row).toMatchObject({ name: 'Hers', sort: '', columns: arrangement.columns });
  });
});
