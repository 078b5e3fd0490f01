import type { ReactNode } from 'react';
import { Section } from '../../page/section.js';
import { EditLink } from './edit-link.js';
import type { SectionEditing } from './use-editing.js';

interface EditableCardProps {
  readonly title: string;
  readonly section: SectionEditing;
  /** Muted, beside the title: what the record says, which somebody who edits may be about to change. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly form: () => ReactNode;
  readonly children: ReactNode;
}

/** A card that edits in place: its facts, or in their stead the form. */
export function EditableCard({ title, note, section: { editing, onEdit }, className, form, children }: EditableCardProps) {
  return (
    <Section title={title} note={!editing && note} action={<EditLink what={title} onEdit={!editing && onEdit} />} {...(className && { className })}>
      {editing ? form() : children}
    </Section>
  );
}
