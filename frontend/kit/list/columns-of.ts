import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { DeclaredColumn } from '../../../projections/lists/list-columns.js';
import { choiceWords } from '../format/choice-words.js';
import type { Column } from './list-definition.js';

export type May = (permission: PermissionName) => boolean;

/** How a screen shows a column, where its value alone does not say it. */
type Look<R extends object> = Pick<Column<R>, 'hidden' | 'labels' | 'together' | 'render'>;

/**
 * The columns of a screen, as the list declares them in its `*.columns.ts`: those that have a width, in their order.
 * @param looks what a value is shown as
 * @param may who reads: columns that they do not see are left out
 */
export function columnsOf<R extends object>(
  declared: Readonly<Partial<Record<keyof R & string, DeclaredColumn>>>,
  looks: { readonly [Name in keyof R & string]?: Look<R> },
  may: May = () => true,
): readonly Column<R>[] {
  return (Object.entries(declared) as [keyof R & string, DeclaredColumn][]).flatMap(([field, column]) => {
    const { kind, label, head, options, width, numbered, align = numbered && 'end', hidden, filter, sort, reference, picked, permissions = [] } = column;
    if (width === undefined || !permissions.every((permission) => may(permission as PermissionName))) return [];
    const said = { ...(options && { options, labels: choiceWords(options) }), ...(align && { align }), ...(hidden && { hidden }), ...(numbered && { numbered }), ...(reference && { reference }), ...(picked && { picked }) };
    return [{ field, label: head, name: label, kind, width, filterable: filter === true, sortable: sort === true, ...said, ...looks[field] }];
  });
}
