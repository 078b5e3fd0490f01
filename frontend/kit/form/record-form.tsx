import type { ReactNode } from 'react';
import type { FormState } from './form-state.js';
import { FormBox } from './form-box.js';
import { FormFields } from './fields/form-fields.js';
import { FormFoot } from './form-foot.js';
import { Merging, type MergingOptions } from './merging.js';

interface RecordFormProps extends MergingOptions {
  readonly form: FormState;
  /** Shut without saving; asks first when something was typed. Absent where the form is the page. */
  readonly onCancel?: () => void;
  readonly saveText?: string;
  readonly disabled?: boolean;
  /** Always in sight above the buttons: computed totals. */
  readonly aside?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form with all that belongs to one: what colleagues did stands at the fields, and where two changed the same a choice is asked. */
export function RecordForm({ form, onCancel, saveText, disabled, aside, children, ...merging }: RecordFormProps) {
  return (
    <>
      <FormBox form={form} {...(onCancel && { onCancel })}>
        <FormFields>{children}</FormFields>
        <FormFoot saveText={saveText} disabled={disabled} aside={aside} />
      </FormBox>
      <Merging form={form} {...merging} />
    </>
  );
}
