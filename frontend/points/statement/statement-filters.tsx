import type { PointsStatementAnswer, StatementChoices } from '../../../backend/points/statement/points-statement.dto.js';
import { ledgerTransactionTypes } from '../../../events/points/points.enums.js';
import { ChoiceChip } from '../../kit/filter/choice-chip.js';
import { FilterChip } from '../../kit/filter/filter-chip.js';
import { SearchBox } from '../../kit/list/search-box.js';
import { PeriodPicker } from '../../kit/period/period-picker.js';
import { periodInWords, periodOf } from '../../kit/period/period.js';
import type { StatementView } from './statement-view.js';

interface StatementFiltersProps {
  readonly view: StatementView;
  readonly onView: (view: StatementView) => void;
  readonly statement: PointsStatementAnswer | undefined;
  readonly choices: StatementChoices | undefined;
}

/** Which rows are added up: all figures of the page follow. */
export function StatementFilters({ view, onView, statement, choices }: StatementFiltersProps) {
  const { period, type, memberId, resort, search } = view;
  const members = choices?.members.map(({ memberId: id, name }) => ({ value: String(id), label: name ?? `Member ${id}` })) ?? [];
  const shown = period || (statement ? periodOf({ from: statement.from, to: statement.to }) : '');
  return (
    <div className="filter-bar no-print">
      <SearchBox placeholder="Member, unit, number…" search={search} onSearch={(next) => onView({ ...view, search: next })} />
      <FilterChip name="Period" words={shown && periodInWords(shown)} onRemove={() => onView({ ...view, period: '' })}>
        {(close) => <PeriodPicker key={shown} period={shown} onPeriod={(next) => (onView({ ...view, period: next }), close())} />}
      </FilterChip>
      <ChoiceChip name="Type" words={type} choices={ledgerTransactionTypes.map((one) => ({ value: one, label: one }))} chosen={type} onChoose={(value) => onView({ ...view, type: value })} />
      <ChoiceChip name="Member" words={memberId && (members.find(({ value }) => value === memberId)?.label ?? `Member ${memberId}`)} choices={members} chosen={memberId} onChoose={(value) => onView({ ...view, memberId: value })} />
      <ChoiceChip name="Resort" words={resort} choices={choices?.resorts.map((one) => ({ value: one.resort, label: one.resort })) ?? []} chosen={resort} onChoose={(value) => onView({ ...view, resort: value })} />
      <span className="sort-words">Oldest first</span>
    </div>
  );
}
