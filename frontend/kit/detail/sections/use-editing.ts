import { useOutlivesBreak } from '../../page/use-outlives-break.js';

/** Whether one section of a page can be filled in. */
export interface SectionEditing {
  readonly editing: boolean;
  /** No other section is open: it is saved by itself. */
  readonly alone: boolean;
  /** Absent for those who may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Which sections of a page are open. */
export interface Editing {
  readonly any: boolean;
  readonly several: boolean;
  readonly all: boolean;
  readonly openAll: () => void;
  readonly close: () => void;
  readonly section: (name: string, record: { readonly editable: boolean; readonly inThePast: boolean }) => SectionEditing;
}

/** @param onClose in place of shutting what is open: where the page is the form's, closing leads elsewhere */
export function useEditing(sections: readonly string[], opensEditing: boolean, onClose?: () => void): Editing {
  const [open, setOpen] = useOutlivesBreak<ReadonlySet<string>>(`open of ${sections.join(' ')}`, () => new Set(opensEditing ? sections : []));
  const close = onClose ?? (() => setOpen(new Set()));
  return {
    any: open.size > 0,
    several: open.size > 1,
    all: sections.every((section) => open.has(section)),
    openAll: () => setOpen(new Set(sections)),
    close,
    section: (name, { editable, inThePast }) => ({
      editing: !inThePast && open.has(name),
      alone: open.size === 1,
      onEdit: editable ? () => setOpen(new Set([...open, name])) : undefined,
      onClose: close,
    }),
  };
}
