import { Button, ButtonGroup, Checkbox } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { today } from '../../kit/format/dates.js';
import { ChoiceChip } from '../../kit/filter/choice-chip.js';
import { salesWords } from '../table/sales-words.js';
import type { AddressChanges } from '../table/report-view.js';
import type { YearView } from './year-view.js';

interface YearAsksProps {
  readonly view: YearView;
  readonly onAsk: (changes: AddressChanges) => void;
}

/** The year beside the one before it, and which sales are counted. */
export function YearAsks({ view: { year, against, kind, closedOnly }, onAsk }: YearAsksProps) {
  const isRunning = year >= Number(today().slice(0, 4));
  const goTo = (next: number) => onAsk({ year: String(next), key: undefined, measure: undefined, by: undefined });
  return (
    <div className="filter-bar no-print">
      <ButtonGroup>
        <Button icon={<ChevronLeftIcon />} aria-label={`${against} against ${against - 1}`} onClick={() => goTo(against)} />
        <span className="year-words">
          <b>{year}</b> against {against}
        </span>
        <Button icon={<ChevronRightIcon />} aria-label={`${year + 1} against ${year}`} disabled={isRunning} onClick={() => goTo(year + 1)} />
      </ButtonGroup>
      <ChoiceChip name="Which sales" words={kind === 'all' ? '' : salesWords[kind]} choices={Object.entries(salesWords).map(([value, label]) => ({ value, label }))} chosen={kind} onChoose={(value) => onAsk({ kind: value === 'all' ? undefined : value })} />
      <Checkbox className="report-closed" checked={closedOnly} label="Closed only" onChange={() => onAsk({ closedOnly: closedOnly ? undefined : 'true' })} />
    </div>
  );
}
