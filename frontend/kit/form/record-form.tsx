import type { ReactNode } from 'react';
import { MergeDialog } from '../conflict/merge-dialog.js';
import type { Choices, MergeRow } from '../conflict/three-way-merge.js';
import type { FormState } from './form-state.js';
import { RecordFormBox } from './record-form-box.js';

interface RecordFormProps {
  readonly form: FormState;
  /** What people call the thing that colleagues may change meanwhile: "contract". */
  readonly noun?: string;
  /** Shut without saving; asks first when something was typed. Absent where the form is the page. */
  readonly onCancel?: () => void;
  readonly saveText?: string;
  readonly disabled?: boolean;
  /** Always in sight above the buttons: computed totals. */
  readonly aside?: ReactNode;
  /** Conflicts that nobody has to choose about are left out. */
  readonly decides?: (row: MergeRow) => boolean;
  /** What a choice between two people's values comes to, in words and figures. */
  readonly outcome?: (choices: Choices, rows: readonly MergeRow[]) => ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form with all that belongs to one: what colleagues did stands at the fields, and where two changed the same a choice is asked. */
export function RecordForm({ form, noun = 'record', decides = () => true, outcome, children, ...box }: RecordFormProps) {
  const rows = form.merging?.filter(decides);
  return (
    <>
      <RecordFormBox form={form} {...box}>
        {children}
      </RecordFormBox>
      {rows && (
        <MergeDialog
          noun={noun}
          rows={rows}
          missed={form.missed}
          {...(outcome && { outcome: (choices) => outcome(choices, rows) })}
          onKeepEditing={form.keepEditing}
          onSave={(choices) => void form.saveMerged(choices)}
        />
      )}
    </>
  );
}
