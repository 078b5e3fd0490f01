import { listViewEvents, openingViewEvents } from '../../events/users/list-view.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { listViewFields } from '../../events/users/list-view.enums.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { listView } from './list-view.js';
import { allListViews } from './list-views.lists.js';
import { openingViews } from './opening-view.js';

/** What becomes of a shared view; what people keep for themselves, or share with another tenant, is nobody else's (`decisions.md A20`). */
export const listViewChanges = changedAs(listView, {
  area: 'Views of lists',
  calls: 'View',
  events: listViewEvents,
  fields: listViewFields,
  anyOf: ['Settings_Main'],
  url: (id) => `/api/ListViews/${id}`,
  isTold: ({ data }: RecordedEvent) => (data as { readonly shared?: boolean }).shared !== false,
  notFor: ({ tenantId }, lookUp) => lookUp.keysBut(allListViews, 'tenantId', tenantId),
});

/** Told to nobody. */
export const openingViewChanges = changedAs(openingViews, { area: 'Opening views', calls: 'Opening views', events: openingViewEvents, fields: {}, anyOf: [] });
