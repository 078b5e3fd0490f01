import { useState } from 'react';

/** Whether one section of a page shows its form. */
export interface SectionEditing {
  readonly editing: boolean;
  /** Absent for those who may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Which sections of a page have their form open. */
export interface Editing {
  readonly any: boolean;
  readonly all: boolean;
  readonly openAll: () => void;
  readonly section: (name: string, record: { readonly editable: boolean; readonly inThePast: boolean }) => SectionEditing;
}

/** @param onClose in place of shutting a form: where the page is the form's, closing leads elsewhere */
export function useEditing(sections: readonly string[], opensEditing: boolean, onClose?: () => void): Editing {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(opensEditing ? sections : []));
  return {
    any: open.size > 0,
    all: sections.every((section) => open.has(section)),
    openAll: () => setOpen(new Set(sections)),
    section: (name, { editable, inThePast }) => ({
      editing: !inThePast && open.has(name),
      onEdit: editable ? () => setOpen(new Set([...open, name])) : undefined,
      onClose: onClose ?? (() => setOpen(new Set([...open].filter((other) => other !== name)))),
    }),
  };
}
