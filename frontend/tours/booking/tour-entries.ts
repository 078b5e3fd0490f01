import type { Tour } from '../../../backend/tours/tour.state.js';
import { entriesIn, type RecordSection } from '../../kit/detail/sections/record-section.js';
import type { Particulars } from '../../kit/form/fields/entries-of.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import type { PeopleChoices, TourChoices } from './use-tour-choices.js';

/** Who has the tour already: offered still, whatever became of them. */
export interface RepsOfTour {
  readonly assignedEmployeeId: number;
  readonly assignedEmployeeFirstName: string;
  readonly assignedEmployeeLastName: string;
  readonly marketingEmployeeId: number;
  readonly marketingEmployeeFirstName: string;
  readonly marketingEmployeeLastName: string;
}

/** How the sections of a tour are filled in. */
export function tourEntries(sections: readonly RecordSection<Tour>[], { salesReps, marketingReps, sources }: TourChoices, of?: RepsOfTour): readonly EntryField[] {
  return entriesIn(sections, {
    assignedEmployeeId: withOwn(salesReps, of && [of.assignedEmployeeId, of.assignedEmployeeFirstName, of.assignedEmployeeLastName]),
    marketingEmployeeId: withOwn(marketingReps, of && [of.marketingEmployeeId, of.marketingEmployeeFirstName, of.marketingEmployeeLastName]),
    marketingSource: { options: sources },
  });
}

function withOwn({ options, labels }: PeopleChoices, own?: readonly [id: number, firstName: string, lastName: string]): Particulars {
  const [id = 0, firstName = '', lastName = ''] = own ?? [];
  const name = `${firstName} ${lastName}`.trim();
  return { options, labels: { '': '–', ...(id !== 0 && { [id]: name || `Employee ${id}` }), ...labels } };
}
