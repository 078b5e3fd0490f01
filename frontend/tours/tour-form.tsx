import { useMemo } from 'react';
import type { Tour } from '../../backend/tours/tour.state.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { FormField } from '../kit/form/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useLeaving } from '../kit/form/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { tourEntries } from '../kit/tours/tour-entries.js';
import { TourFields } from '../kit/tours/tour-fields.js';
import { useTourChoices, type TourChoices } from '../kit/tours/use-tour-choices.js';

interface TourFormProps {
  readonly open: OpenRecord<Tour>;
  readonly onClose: () => void;
}

/** A tour while somebody edits it: all of it, under one Save (document 3, 2.5). */
export function TourForm(props: TourFormProps) {
  const { choices, problem, retry } = useTourChoices();
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  return choices ? <LoadedForm {...props} choices={choices} /> : <span className="bone tour-form-bone" aria-label="Loading" />;
}

const guests = ['leadFirstName', 'leadLastName', 'spouseFirstName', 'spouseLastName', 'qualified'] as const;
const outcome = ['tourStatus', 'tourResult'] as const;
const appointment = ['assignedEmployeeId', 'marketingEmployeeId', 'marketingSource', 'tourDate', 'scheduledStartTime', 'giftNames'] as const;

function LoadedForm({ open, onClose, choices }: TourFormProps & { readonly choices: TourChoices }) {
  const tour = open.now.data;
  const leave = useLeaving(onClose);
  const fields = useMemo(() => tourEntries([...guests, ...appointment, ...outcome, 'notes'], choices, tour), [choices, tour]);
  const form = useRecordForm({ open, fields, onSaved: leave });
  return (
    <RecordForm form={form} noun={open.noun} onCancel={leave}>
      {guests.map((name) => (
        <FormField key={name} name={name} />
      ))}
      <TourFields choices={choices} tourId={tour.tourId}>
        {outcome.map((name) => (
          <FormField key={name} name={name} />
        ))}
      </TourFields>
      <FormField name="notes" wide />
    </RecordForm>
  );
}
