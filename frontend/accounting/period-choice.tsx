import { Button, ButtonGroup } from '@blueprintjs/core';
import { withFilters, type ListView } from '../kit/list/list-view.js';
import { periodInWords } from '../kit/period/period.js';

const words = ['this-month', 'last-month', 'this-year'] as const;

interface PeriodChoiceProps {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** The months that accounting is mostly asked for, one press away; any other days are a filter like all. */
export function PeriodChoice({ view, onView }: PeriodChoiceProps) {
  const chosen = view.filters.find(({ field }) => field === 'contractDate');
  const during = chosen?.op === 'during' ? chosen.value : undefined;
  return (
    <ButtonGroup className="accounting-periods no-print" role="group" aria-label="Purchased">
      <Button size="small" text="All days" active={!chosen} aria-pressed={!chosen} onClick={() => onView(withFilters(view, 'contractDate', []))} />
      {words.map((word) => (
        <Button key={word} size="small" text={periodInWords(word)} active={during === word} aria-pressed={during === word} onClick={() => onView(withFilters(view, 'contractDate', [{ field: 'contractDate', op: 'during', value: word }]))} />
      ))}
    </ButtonGroup>
  );
}
