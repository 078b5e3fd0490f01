import type { ReactNode } from 'react';
import type { SectionEditing } from '../detail/sections/use-editing.js';
import { FormFields } from './fields/form-fields.js';
import { FormFoot } from './form-foot.js';

interface SectionFormProps {
  readonly section: SectionEditing;
  /** Always in sight while the section is open by itself: computed totals. */
  readonly aside?: ReactNode;
  readonly saveText?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** In the card of a section within `SectionsForm`: its fields, and what saves them while no other section is open. */
export function SectionForm({ section: { alone }, aside, saveText, children }: SectionFormProps) {
  return (
    <div className="form">
      <FormFields>{children}</FormFields>
      {alone ? <FormFoot saveText={saveText} aside={aside} /> : aside}
    </div>
  );
}
