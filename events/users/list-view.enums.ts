import { text } from '../kernel/field-kinds.rules.js';

/** More than a menu shows at once, and nobody keeps more apart. */
export const MOST_VIEWS = 50;

export const LONGEST_VIEW_NAME = 60;

/** How a view filters; `during` are days by a word, such as "this-month". */
export const viewFilterOps = ['is', 'oneOf', 'contains', 'from', 'to', 'below', 'empty', 'present', 'during'] as const;

/** What all changes tell of a view field by field. */
export const listViewFields = { name: text('Name', { length: LONGEST_VIEW_NAME }) } as const;
