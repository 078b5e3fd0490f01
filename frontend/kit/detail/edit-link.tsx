interface EditLinkProps {
  /** Absent for those who may not edit, and while the form is open. */
  readonly onEdit: (() => void) | undefined | false;
}

/** In the title line of a card that edits in place. */
export function EditLink({ onEdit }: EditLinkProps) {
  if (!onEdit) return null;
  return (
    <button type="button" className="link-button" onClick={onEdit}>
      Edit
    </button>
  );
}
