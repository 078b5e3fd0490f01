import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { addDays } from '../../../backend/platform/calendar/day.rules.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { useShortcuts } from '../../kit/keys/use-shortcuts.js';
import { weekdayOf } from './tour-day.js';
import './day-steps.css';

/** Which day it is, and the way to the ones beside it. */
export function DaySteps({ day, choose }: { readonly day: string; readonly choose: (day: string) => void }) {
  const step = (days: number) => choose(addDays(day, days));
  useShortcuts([
    { keys: ['['], words: 'The day before', group: 'This page', run: () => step(-1) },
    { keys: [']'], words: 'The next day', group: 'This page', run: () => step(1) },
  ]);
  return (
    <span className="day-steps">
      <span>
        {weekdayOf(day)} {formatDate(day)}
      </span>
      <span className="day-steps-buttons no-print">
        <Button icon={<ChevronLeftIcon className="mirrored" />} aria-label="The day before" onClick={() => step(-1)} />
        <Button text="Today" disabled={day === today()} onClick={() => choose(today())} />
        <Button icon={<ChevronRightIcon className="mirrored" />} aria-label="The next day" onClick={() => step(1)} />
      </span>
    </span>
  );
}
