import { useMemo } from 'react';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import type { FormState } from '../kit/form/form-state.js';
import { RecordForm } from '../kit/form/record-form.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { entryFields, faultOf } from './employee-fields.js';
import type { Employee } from './employee-record.js';
import { parts, person } from './employee-sections.js';
import { Namesakes } from './namesakes.js';
import { useNamesakes } from './use-namesakes.js';
import { useTeamChoices } from './use-team-choices.js';
import { useUserChoices } from './use-user-choices.js';
import './employees.css';

interface EmployeeFormProps {
  readonly open: OpenRecord<Employee>;
  readonly onClose: () => void;
}

/** An employee while somebody edits them. */
export function EmployeeForm({ open, onClose }: EmployeeFormProps) {
  const users = useUserChoices(open.now.data);
  const leave = useLeaving(onClose);
  const teams = useTeamChoices();
  const fields = useMemo(() => entryFields(users, teams), [users, teams]);
  const form = useRecordForm({ open, fields, check: faultOf, onSaved: leave });
  return (
    <RecordForm form={form} noun={open.noun} onCancel={leave}>
      <EmployeeFormFields form={form} self={open.now.data.employeeId} />
    </RecordForm>
  );
}

interface EmployeeFormFieldsProps {
  readonly form: FormState;
  /** The number of the employee; absent for a new one. */
  readonly self?: number;
}

export function EmployeeFormFields({ form, self }: EmployeeFormFieldsProps) {
  const namesakes = useNamesakes(form.values, self);
  return (
    <>
      <SectionEntries section={person} />
      {/* There before it has anything to say, or screen readers would not say it. */}
      <div className="form-field-wide" role="status">
        <Namesakes numbers={namesakes} />
      </div>
      <h3 className="form-field-wide employee-parts-title">{parts.title}</h3>
      <div className="form-field-wide form-fields employee-parts">
        <SectionEntries section={parts} />
      </div>
    </>
  );
}
