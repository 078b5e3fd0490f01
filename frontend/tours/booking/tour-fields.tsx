import type { ReactNode } from 'react';
import { SectionEntries } from '../../kit/form/fields/section-entries.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { GiftsField } from './gifts-field.js';
import { SameSlot } from './same-slot.js';
import { appointment } from './tour-sections.js';
import type { TourChoices } from './use-tour-choices.js';

const NO_SALES_REPS = 'No available sales reps.';
const NO_MARKETING_REPS = 'No available marketing reps.';

interface TourFieldsProps {
  readonly choices: TourChoices;
  /** The tour that is being edited. */
  readonly tourId?: number;
  /** Below the result, where the form asks for one. */
  readonly belowResult?: ReactNode;
}

/** When, with whom, from where: the fields that booking and editing a tour share, as far as the form has them. */
export function TourFields({ choices, tourId, belowResult }: TourFieldsProps) {
  const { values } = useSurroundingForm();
  const gifts = (
    <div className="form-field-wide">
      <SameSlot values={values} choices={choices} {...(tourId !== undefined && { tourId })} />
      <GiftsField offered={choices.gifts} />
    </div>
  );
  return (
    <SectionEntries
      section={appointment}
      here={{
        assignedEmployeeId: { hint: choices.salesReps.options.length === 0 && NO_SALES_REPS },
        marketingEmployeeId: { hint: choices.marketingReps.options.length === 0 && NO_MARKETING_REPS },
      }}
      instead={{ giftNames: gifts }}
      below={{ tourResult: belowResult }}
    />
  );
}
