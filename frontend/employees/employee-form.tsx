import { useMemo } from 'react';
import type { HistoryEntry } from '../../backend/platform/records/history.js';
import { employeeMarkFields } from '../../events/employee-fields.values.js';
import { MergeDialog } from '../kit/conflict/merge-dialog.js';
import { FormField } from '../kit/form/form-field.js';
import { RecordFormBox } from '../kit/form/record-form-box.js';
import { useLeaving } from '../kit/form/unsaved-changes.js';
import { useRecordForm, type RecordForm } from '../kit/form/use-record-form.js';
import { useRecordSaving } from '../server/use-record-saving.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import { entryFields, faultOf } from './employee-fields.js';
import type { Employee } from './employee-record.js';
import { Namesakes } from './namesakes.js';
import { useNamesakes } from './use-namesakes.js';
import { useUserChoices } from './use-user-choices.js';
import './employees.css';

interface EmployeeFormProps {
  readonly name: RecordName;
  readonly shown: HeldRecord<Employee>;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly onClose: () => void;
}

/** An employee while somebody edits them. */
export function EmployeeForm({ name, shown, entries, onClose }: EmployeeFormProps) {
  const users = useUserChoices(shown.data);
  const leave = useLeaving(onClose);
  const fields = useMemo(() => entryFields(users), [users]);
  const form = useRecordForm({
    fields,
    record: { ...shown.data },
    revision: shown.revision,
    missed: entries,
    check: faultOf,
    save: useRecordSaving(name),
    onSaved: leave,
  });
  return (
    <>
      <RecordFormBox form={form} onCancel={leave}>
        <EmployeeFormFields form={form} mayChooseUser={users.mayChoose} self={shown.data.employeeId} />
      </RecordFormBox>
      {form.merging && <MergeDialog noun="employee" rows={form.merging} missed={form.missed} onKeepEditing={form.keepEditing} onSave={(choices) => void form.saveMerged(choices)} />}
    </>
  );
}

interface EmployeeFormFieldsProps {
  readonly form: RecordForm;
  readonly mayChooseUser: boolean;
  /** The number of the employee; absent for a new one. */
  readonly self?: number;
}

export function EmployeeFormFields({ form, mayChooseUser, self }: EmployeeFormFieldsProps) {
  const namesakes = useNamesakes(form.values, self);
  const chosenElsewhere = mayChooseUser ? {} : { readOnly: true, hint: 'Whoever may open the settings links a user.' };
  return (
    <>
      <FormField name="firstName" />
      <FormField name="lastName" />
      <FormField name="userId" {...chosenElsewhere} />
      {/* There before it has anything to say, or screen readers would not say it. */}
      <div className="form-field-wide" role="status">
        <Namesakes numbers={namesakes} />
      </div>
      <h3 className="form-field-wide employee-parts-title">Parts in a sale</h3>
      <div className="form-field-wide form-fields employee-parts">
        {Object.keys(employeeMarkFields).map((name) => (
          <FormField key={name} name={name} />
        ))}
      </div>
    </>
  );
}
