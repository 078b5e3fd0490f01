import { Checkbox } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import type { Tour } from '../../backend/tours/tour.state.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { tourEntries } from './booking/tour-entries.js';
import { TourFields } from './booking/tour-fields.js';
import { appointment, guests } from './booking/tour-sections.js';
import { useTourChoices, type TourChoices } from './booking/use-tour-choices.js';
import { isToCome, saidEarly } from './early.js';

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

function LoadedForm({ open, onClose, choices }: TourFormProps & { readonly choices: TourChoices }) {
  const tour = open.now.data;
  const leave = useLeaving(onClose);
  const fields = useMemo(() => tourEntries([guests, appointment], choices, tour), [choices, tour]);
  const [sure, setSure] = useState(false);
  const form = useRecordForm({ open, fields, onSaved: leave, check: (values) => (sure ? undefined : tooEarly(tour, values)) });
  const early = (
    <div className="form-field-wide tour-early-room" role="status">
      {tooEarly(tour, form.values) && (
        <p className="same-slot tour-early">
          {isToCome(booked(tour, form.values))}
          <Checkbox inline className="early-sure" checked={sure} label="It is over already" onChange={() => setSure(!sure)} />
        </p>
      )}
    </div>
  );
  return (
    <RecordForm form={form} noun={open.noun} onCancel={leave}>
      <SectionEntries section={guests} />
      <TourFields choices={choices} tourId={tour.tourId} belowResult={early} />
    </RecordForm>
  );
}

function booked(tour: Tour, values: Values): Tour {
  return { ...tour, ...(values as Partial<Tour>) };
}

/** What nobody can know of a tour to come is asked about, and saved for who says that it is so. */
function tooEarly({ tourStatus, tourResult, ...tour }: Tour, values: Values): { readonly field: string; readonly message: string } | undefined {
  const { tourDate, scheduledStartTime, ...said } = booked({ ...tour, tourStatus, tourResult }, values);
  const word = saidEarly({ tourDate, scheduledStartTime, tourStatus, tourResult }, said);
  if (word === undefined) return undefined;
  return { field: word === said.tourResult ? 'tourResult' : 'tourStatus', message: 'The day is still to come: say below that it is over already' };
}
