import { Type, type Static } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, reference, text } from '../kernel/field-schemas.js';

const value = Type.Union([text, Type.Number()]);

/** `op` is one of `viewFilterOps`; what a later version writes is read too, and left out. */
const filter = Type.Object({ field: text, op: text, value: Type.Optional(Type.Union([value, Type.Array(value)])) });

/** Shown, in this order; its width in pixels where somebody has dragged it. */
const column = Type.Object({ field: text, width: Type.Optional(Type.Integer({ minimum: 1 })) });

/** What a view makes of its list. No columns: those that the list has by itself. No sort: the list's own order. */
const arrangement = Type.Object({ search: text, filters: Type.Array(filter), sort: text, columns: Type.Array(column) });

export type KeptFilter = Static<typeof filter>;
export type KeptColumn = Static<typeof column>;
export type Arrangement = Static<typeof arrangement>;

/** What the view was then, so that who tells of it knows whose business it is. */
const view = { shared: Type.Boolean(), name: text };

/** `list` is the name that the list's routes have, `owner` "user:7". */
export const ListViewCreated = defineEvent(
  'ListViewCreated',
  1,
  Type.Object({ ...view, viewId: recordId, list: text, owner: text, ownerName: text, tenantId: recordId, arrangement }),
);

export const ListViewRenamed = defineEvent('ListViewRenamed', 1, Type.Object({ shared: Type.Boolean(), from: text, to: text }));

/** Other columns, filters or order. */
export const ListViewChanged = defineEvent('ListViewChanged', 1, Type.Object({ ...view, from: arrangement, to: arrangement }));

/** From now on whoever may open the list sees it. */
export const ListViewShared = defineEvent('ListViewShared', 1, Type.Object({ name: text }));

/** From now on its owner alone sees it. */
export const ListViewMadePersonal = defineEvent('ListViewMadePersonal', 1, Type.Object({ name: text }));

export const ListViewDeleted = defineEvent('ListViewDeleted', 1, Type.Object(view));

export const ListViewRestored = defineEvent('ListViewRestored', 1, Type.Object(view));

export const listViewEvents = [
  ListViewCreated,
  ListViewRenamed,
  ListViewChanged,
  ListViewShared,
  ListViewMadePersonal,
  ListViewDeleted,
  ListViewRestored,
] as const;
export type ListViewEvent = EventsOf<typeof listViewEvents>;

/** The view that a list opens with for one person; 0 for the list as it is. Each person has a stream: `openingViews-user:7`. */
export const OpeningViewChosen = defineEvent('OpeningViewChosen', 1, Type.Object({ list: text, from: reference, to: reference }));

export const openingViewEvents = [OpeningViewChosen] as const;
export type OpeningViewEvent = EventsOf<typeof openingViewEvents>;
