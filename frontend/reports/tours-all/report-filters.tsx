import { ChoiceChip } from '../../kit/filter/choice-chip.js';
import { countsOf, type ReportChoice, type ReportRow, type ReportView } from './report-view.js';

const chips: readonly (readonly [field: ReportChoice, name: string])[] = [
  ['tourStatus', 'Status'],
  ['tourResult', 'Result'],
  ['salesRep', 'Sales rep'],
  ['marketingSource', 'Marketing source'],
];

interface ReportFiltersProps {
  readonly view: ReportView;
  /** All of the period. */
  readonly rows: readonly ReportRow[];
  readonly onView: (view: ReportView) => void;
}

/** Which tours of the period are shown and counted: what there is of each, and how often. */
export function ReportFilters({ view, rows, onView }: ReportFiltersProps) {
  return (
    <div className="filter-bar no-print">
      {chips.map(([field, name]) => (
        <ChoiceChip
          key={field}
          name={name}
          words={view[field]}
          choices={countsOf(rows, field).map(([word, count]) => ({ value: word, label: `${word} (${count})` }))}
          chosen={view[field]}
          onChoose={(value) => onView({ ...view, [field]: value })}
        />
      ))}
    </div>
  );
}
