import { ChoiceChip } from '../../kit/filter/choice-chip.js';
import type { AddressChanges } from '../../../backend/reports/report-view.rules.js';
import type { ToursAllChoice, ToursAllView } from '../../../backend/reports/tours-all/tours-all.rules.js';
import { countsOf, type ReportRow } from './report-view.js';

const chips: readonly (readonly [field: ToursAllChoice, name: string])[] = [
  ['tourStatus', 'Status'],
  ['tourResult', 'Result'],
  ['salesRep', 'Sales rep'],
  ['marketingSource', 'Marketing source'],
];

interface ReportFiltersProps {
  readonly view: ToursAllView;
  /** All of the period. */
  readonly rows: readonly ReportRow[];
  readonly onAsk: (changes: AddressChanges) => void;
}

/** Which tours of the period are shown and counted: what there is of each, and how often. */
export function ReportFilters({ view, rows, onAsk }: ReportFiltersProps) {
  return (
    <div className="filter-bar no-print">
      {chips.map(([field, name]) => (
        <ChoiceChip
          key={field}
          name={name}
          words={view[field]}
          choices={countsOf(rows, field).map(([word, count]) => ({ value: word, label: `${word} (${count})` }))}
          chosen={view[field]}
          onChoose={(value) => onAsk({ [field]: value })}
        />
      ))}
    </div>
  );
}
