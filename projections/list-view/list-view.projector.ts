import type { RecordedEvent } from '../../events/kernel/event.js';
import * as events from '../../events/users/list-view.events.js';
import { projection, streamNumber } from '../engine/projection.js';
import { ListViewRow } from './list-view.read-model.js';

const indexes = ['CREATE INDEX list_view_of_list ON list_view (list, audience)'];

/** The views of all lists, as their menus offer them. */
export const listView = projection('list-view', { entity: ListViewRow, key: 'viewId', indexes })
  .creates(events.ListViewCreated, (event) => {
    const { arrangement, ...view } = event.data;
    return seen({ ...view, ...arrangement, viewId: streamNumber(event), deleted: false, audience: '', ...by(event) });
  })
  .changes(events.ListViewRenamed, (_, event) => ({ name: event.data.to, ...by(event) }))
  .changes(events.ListViewChanged, (_, event) => ({ ...event.data.to, ...by(event) }))
  .changes(events.ListViewShared, (row, event) => seen({ ...row, shared: true, ...by(event) }))
  .changes(events.ListViewMadePersonal, (row, event) => seen({ ...row, shared: false, ...by(event) }))
  .changes(events.ListViewDeleted, (row, event) => seen({ ...row, deleted: true, ...by(event) }))
  .changes(events.ListViewRestored, (row, event) => seen({ ...row, deleted: false, ...by(event) }));

function by({ revision, metadata }: Pick<RecordedEvent, 'revision' | 'metadata'>) {
  return { revision, changedBy: metadata.actor.name };
}

function seen(row: ListViewRow): ListViewRow {
  const audience = row.shared ? `tenant:${row.tenantId}` : row.owner;
  return { ...row, audience: row.deleted ? '' : audience };
}
