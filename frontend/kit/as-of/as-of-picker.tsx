import { Button, Spinner } from '@blueprintjs/core';
import { CaretDownIcon, HistoryIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { formatDate, parseDate, today } from '../format/dates.js';
import { Popover } from '../popover/popover.js';
import { oftenAskedDays } from './often-asked-days.js';

const DayCalendar = lazy(async () => ({ default: (await import('../form/fields/day-calendar.js')).DayCalendar }));

interface AsOfPickerProps {
  /** YYYY-MM-DD; undefined is now. */
  readonly day: string | undefined;
  readonly onPick: (day: string | undefined) => void;
}

/** "As of now": opens a past day. */
export function AsOfPicker({ day, onPick }: AsOfPickerProps) {
  const [open, setOpen] = useState(false);
  const pick = (picked: string | null) => {
    setOpen(false);
    if (picked) onPick(picked < today() ? picked : undefined);
  };
  const content = (
    <div className="as-of-picker">
      <Suspense fallback={<Spinner size={24} />}>
        <DayCalendar day={day ?? today()} latest={today()} onPick={(text) => pick(parseDate(text))} />
      </Suspense>
      <div className="as-of-often">
        {oftenAskedDays(today()).map(({ day: asked, words }) => (
          <button key={asked} type="button" className="chip" title={formatDate(asked)} aria-pressed={asked === day} onClick={() => pick(asked)}>
            {words}
          </button>
        ))}
      </div>
      <Button fill text="Now" disabled={!day} onClick={() => (setOpen(false), onPick(undefined))} />
    </div>
  );
  return (
    <Popover isOpen={open} onTurn={setOpen} content={content} placement="bottom-end">
      <Button icon={<HistoryIcon />} endIcon={<CaretDownIcon />} active={Boolean(day)} text={day ? `As of ${formatDate(day)}` : 'As of now'} />
    </Popover>
  );
}
