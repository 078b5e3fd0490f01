import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { FIRST_YEAR } from '../../../backend/reports/year-view.rules.js';
import './year-screen.css';

interface YearStepsProps {
  readonly year: number;
  /** Later years are not known. */
  readonly last: number;
  readonly onGo: (year: number) => void;
}

/** "2026 against 2025", a year earlier and a year later. */
export function YearSteps({ year, last, onGo }: YearStepsProps) {
  return (
    <ButtonGroup className="no-print">
      <Button icon={<ChevronLeftIcon className="mirrored" />} aria-label={`${year - 1} against ${year - 2}`} disabled={year - 1 < FIRST_YEAR} onClick={() => onGo(year - 1)} />
      <span className="year-words">
        <b>{year}</b> against {year - 1}
      </span>
      <Button icon={<ChevronRightIcon className="mirrored" />} aria-label={`${year + 1} against ${year}`} disabled={year >= last} onClick={() => onGo(year + 1)} />
    </ButtonGroup>
  );
}
