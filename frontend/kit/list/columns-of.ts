import { permissionsFor, shownAs, type FieldTable } from '../../../events/field.values.js';
import type { PermissionName } from '../../../events/permission.values.js';
import type { Column } from './list-definition.js';

export type May = (permission: PermissionName) => boolean;

/** What a screen says of a column beside what the field itself says. */
type Look<R extends object> = Omit<Column<R>, 'field' | 'label' | 'name' | 'kind'>;
type Looks<R extends object> = { readonly [Name in keyof R & string]?: Look<R> };

/**
 * The columns of a screen, in the order in which they are named: words, kind and options stand in the table of fields.
 * @param may who reads: columns that they do not see are left out
 */
export function columnsOf<R extends object>(fields: FieldTable, looks: Looks<R>, may: May = () => true): readonly Column<R>[] {
  const named = Object.entries<Look<R> | undefined>(looks) as [keyof R & string, Look<R>][];
  return named
    .filter(([name]) => permissionsFor(fields, name).every(may))
    .map(([name, look]) => {
      const field = fields[name]!;
      const { label, head = label, options } = field;
      return { field: name, label: head, name: label, kind: shownAs(field), ...(options && { options }), ...look };
    });
}
