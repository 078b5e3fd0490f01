import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';
import { DatePicker } from '@blueprintjs/datetime';
import enUS from 'date-fns/locale/en-US';

interface DayCalendarProps {
  /** YYYY-MM-DD; null when nothing readable is typed yet. */
  readonly day: string | null;
  /** The last day that can be picked, YYYY-MM-DD. */
  readonly latest?: string;
  /** MM/DD/YYYY. */
  readonly onPick: (text: string) => void;
}

const EARLIEST = new Date(1990, 0, 1);
const LATEST = new Date(new Date().getFullYear() + 30, 11, 31);

/** The calendar behind a date field; its Date is the browser's local day, so only its parts are read. */
export function DayCalendar({ day, latest, onPick }: DayCalendarProps) {
  return (
    <DatePicker
      value={day ? localDay(day) : null}
      locale={enUS}
      minDate={EARLIEST}
      maxDate={latest ? localDay(latest) : LATEST}
      highlightCurrentDay
      canClearSelection={false}
      dayPickerProps={{ dir: document.documentElement.dir }}
      onChange={(picked, byPerson) => picked && byPerson && onPick(asText(picked))}
    />
  );
}

function localDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function asText(picked: Date): string {
  const [month, day] = [picked.getMonth() + 1, picked.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${month}/${day}/${picked.getFullYear()}`;
}
