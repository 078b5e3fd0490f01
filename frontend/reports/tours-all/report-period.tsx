import { Button } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { LabelledField } from '../../kit/form/fields/labelled-field.js';
import { formatDate, parseDate } from '../../kit/format/dates.js';
import type { ReportDays } from '../../../backend/reports/report-periods.rules.js';

interface ReportPeriodProps {
  readonly period: ReportDays;
  readonly onGo: (period: ReportDays) => void;
}

/** From one day to another, both inclusive. */
export function ReportPeriod({ period, onGo }: ReportPeriodProps) {
  const [typed, setTyped] = useState({ from: formatDate(period.from), to: formatDate(period.to) });
  const [asked, setAsked] = useState(false);
  const days = { from: parseDate(typed.from), to: parseDate(typed.to) };
  const go = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (days.from === null || days.to === null || days.to < days.from) return;
    onGo({ from: days.from, to: days.to });
  };
  const wrong = (name: 'from' | 'to') => asked && days[name] === null && 'Enter a date as MM/DD/YYYY';
  const backwards = asked && days.from !== null && days.to !== null && days.to < days.from && 'Ends before it begins';
  return (
    <form className="report-period no-print" onSubmit={go} noValidate>
      {(['from', 'to'] as const).map((name) => (
        <LabelledField key={name} label={name === 'from' ? 'From' : 'To'} fault={wrong(name) || (name === 'to' && backwards) || undefined}>
          {(control) => <input {...control} className="bp6-input" placeholder="MM/DD/YYYY" autoComplete="off" value={typed[name]} onChange={({ target }) => setTyped({ ...typed, [name]: target.value })} />}
        </LabelledField>
      ))}
      <Button type="submit" intent="primary" text="Go" />
    </form>
  );
}
