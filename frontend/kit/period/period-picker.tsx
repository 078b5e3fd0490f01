import { Button, InputGroup, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import { formatDate, parseDate } from '../format/dates.js';
import { daysOf, faultOf, periodOf, periodWords } from './period.js';

interface PeriodPickerProps {
  readonly period: string;
  readonly onPeriod: (period: string) => void;
}

/** A period by its word, or from one day to another. */
export function PeriodPicker({ period, onPeriod }: PeriodPickerProps) {
  const faultId = useId();
  const isWord = periodWords.some(([word]) => word === period);
  const days = isWord ? undefined : daysOf(period);
  const [from, setFrom] = useState(formatDate(days?.from));
  const [to, setTo] = useState(formatDate(days?.to));
  const fault = faultOf(from, to);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (fault || (!from.trim() && !to.trim())) return;
    onPeriod(periodOf({ from: parseDate(from), to: parseDate(to) }));
  };
  return (
    <>
      <Menu className="chip-choices" aria-label="Period">
        {periodWords.map(([word, label]) => (
          <MenuItem key={word} text={label} active={word === period} onClick={() => onPeriod(word)} />
        ))}
        <MenuDivider />
      </Menu>
      <form className="chip-form" onSubmit={apply}>
        <InputGroup value={from} onValueChange={setFrom} placeholder="From MM/DD/YYYY" aria-label="From" aria-invalid={!!fault} aria-describedby={fault && faultId} />
        <InputGroup value={to} onValueChange={setTo} placeholder="To MM/DD/YYYY" aria-label="To" aria-invalid={!!fault} aria-describedby={fault && faultId} />
        {fault && (
          <span id={faultId} className="chip-fault" role="alert">
            {fault}
          </span>
        )}
        <Button type="submit" text="Apply" />
      </form>
    </>
  );
}
