import { tourFormFields } from '../../../events/tours/tour.fields.js';
import { entriesOf, type Particulars } from '../../kit/form/fields/entries-of.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import type { PeopleChoices, TourChoices } from './use-tour-choices.js';

type TourField = keyof typeof tourFormFields;

/** Who has the tour already: offered still, whatever became of them. */
export interface RepsOfTour {
  readonly assignedEmployeeId: number;
  readonly assignedEmployeeFirstName: string;
  readonly assignedEmployeeLastName: string;
  readonly marketingEmployeeId: number;
  readonly marketingEmployeeFirstName: string;
  readonly marketingEmployeeLastName: string;
}

/** How these fields of a tour are filled in, in this order. */
export function tourEntries(names: readonly TourField[], { salesReps, marketingReps, sources }: TourChoices, of?: RepsOfTour): readonly EntryField[] {
  const particulars: Partial<Record<TourField, Particulars>> = {
    tourDate: { required: 'Please select a tour date' },
    scheduledStartTime: { required: 'Please select a time' },
    assignedEmployeeId: withOwn(salesReps, of && [of.assignedEmployeeId, of.assignedEmployeeFirstName, of.assignedEmployeeLastName]),
    marketingEmployeeId: withOwn(marketingReps, of && [of.marketingEmployeeId, of.marketingEmployeeFirstName, of.marketingEmployeeLastName]),
    marketingSource: { options: sources },
    tourStatus: { required: true },
    qualified: { required: true },
  };
  const all = entriesOf(tourFormFields, particulars);
  return names.flatMap((name) => all.find((entry) => entry.name === name) ?? []);
}

function withOwn({ options, labels }: PeopleChoices, own?: readonly [id: number, firstName: string, lastName: string]): Particulars {
  const [id = 0, firstName = '', lastName = ''] = own ?? [];
  const name = `${firstName} ${lastName}`.trim();
  return { options, labels: { '': '–', ...(id !== 0 && { [id]: name || `Employee ${id}` }), ...labels } };
}
