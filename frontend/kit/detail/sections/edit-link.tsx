interface EditLinkProps {
  /** What the card shows: several cards of a page have such a button. */
  readonly what: string;
  /** Absent for those who may not edit, and while the form is open. */
  readonly onEdit: (() => void) | undefined | false;
}

/** In the title line of a card that edits in place. */
export function EditLink({ what, onEdit }: EditLinkProps) {
  if (!onEdit) return null;
  return (
    <button type="button" className="link-button" aria-label={`Edit ${what}`} onClick={onEdit}>
      Edit
    </button>
  );
}
