import type { ReactNode } from 'react';
import { FormField } from '../../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { GiftsField } from './gifts-field.js';
import { SameSlot } from './same-slot.js';
import type { TourChoices } from './use-tour-choices.js';

const NO_SALES_REPS = 'No available sales reps.';
const NO_MARKETING_REPS = 'No available marketing reps.';

interface TourFieldsProps {
  readonly choices: TourChoices;
  /** The tour that is being edited. */
  readonly tourId?: number;
  /** Fields of the same size that only this form has. */
  readonly children?: ReactNode;
}

/** When, with whom, from where: the fields that booking and editing a tour share, as far as the form has them. */
export function TourFields({ choices, tourId, children }: TourFieldsProps) {
  const { values } = useSurroundingForm();
  return (
    <>
      <FormField name="assignedEmployeeId" hint={choices.salesReps.options.length === 0 && NO_SALES_REPS} />
      <FormField name="marketingEmployeeId" hint={choices.marketingReps.options.length === 0 && NO_MARKETING_REPS} />
      <FormField name="marketingSource" />
      <FormField name="tourDate" />
      <FormField name="scheduledStartTime" />
      {children}
      <div className="form-field-wide">
        <SameSlot values={values} choices={choices} {...(tourId !== undefined && { tourId })} />
        <GiftsField offered={choices.gifts} />
      </div>
    </>
  );
}
