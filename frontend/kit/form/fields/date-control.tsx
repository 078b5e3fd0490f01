import { Button, PopoverNext, Spinner } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { parseDate } from '../../format/dates.js';
import type { ControlProps } from './control-props.js';

const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.js')).DayCalendar }));

/** A date that is typed, or picked from a calendar which is loaded when it is first wanted. */
export function DateControl({ label, onChange, ref, readOnly, ...rest }: ControlProps & { readonly label: string }) {
  const [open, setOpen] = useState(false);
  const calendar = (
    <div className="form-calendar">
      <Suspense fallback={<Spinner size={24} />}>
        <DayCalendar day={parseDate(rest.value)} onPick={(text) => (onChange(text), setOpen(false))} />
      </Suspense>
    </div>
  );
  return (
    <div className="bp6-input-group form-date">
      <input
        ref={ref}
        {...rest}
        readOnly={readOnly}
        placeholder="MM/DD/YYYY"
        autoComplete="off"
        className={`bp6-input ${rest['aria-invalid'] ? 'bp6-intent-danger' : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
      {!readOnly && (
        <span className="bp6-input-action">
          <PopoverNext isOpen={open} onInteraction={setOpen} content={calendar} placement="bottom-end">
            {/* Out of the tab order: the date can be typed, and Tab goes down the fields. */}
            <Button variant="minimal" icon={<CalendarIcon />} aria-label={`Pick the ${label.toLowerCase()}`} tabIndex={-1} onClick={() => setOpen(!open)} />
          </PopoverNext>
        </span>
      )}
    </div>
  );
}
