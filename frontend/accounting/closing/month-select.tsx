import { HTMLSelect } from '@blueprintjs/core';
import { addMonths } from '../../../backend/platform/calendar/day.rules.js';
import { monthWords } from '../../../events/kernel/month-words.rules.js';
import type { AccountingMonthRow } from '../../../projections/accounting-months/accounting-months.read-model.js';
import { today } from '../../kit/format/dates.js';

/** Two years back. */
const OFFERED = 24;

interface MonthSelectProps {
  readonly month: string;
  readonly closed: readonly AccountingMonthRow[];
  readonly onMonth: (month: string) => void;
}

/** Which month; those that are closed say so. */
export function MonthSelect({ month, closed, onMonth }: MonthSelectProps) {
  const first = `${today().slice(0, 7)}-01`;
  const recent = Array.from({ length: OFFERED }, (_, back) => addMonths(first, -back).slice(0, 7));
  const months = [...new Set([month, ...recent, ...closed.map((one) => one.month)])].toSorted().toReversed();
  const stateOf = (one: string) => closed.find((row) => row.month === one)?.state.toLowerCase();
  const options = months.map((one) => ({ value: one, label: [monthWords(one), stateOf(one)].filter(Boolean).join(', ') }));
  return <HTMLSelect aria-label="Month" value={month} options={options} onChange={({ currentTarget }) => onMonth(currentTarget.value)} />;
}
