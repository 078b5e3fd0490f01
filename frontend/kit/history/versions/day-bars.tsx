import type { HistoryEntry } from '../../../../backend/platform/records/history.js';
import { formatDate } from '../../format/dates.js';
import './day-bars.css';

interface DayBarsProps {
  /** By day (New York), newest first. */
  readonly days: ReadonlyMap<string, readonly HistoryEntry[]>;
  /** The version that is open. */
  readonly open: number | undefined;
  /** As of the end of the day: its last version. */
  readonly onPick: (revision: number) => void;
}

const SHOWN = 12;

/** How much was changed on which day; a click shows the record as it was at the end of it. */
export function DayBars({ days, open, onPick }: DayBarsProps) {
  const shown = [...days].slice(0, SHOWN).reverse();
  if (shown.length < 2) return null;
  const most = Math.max(...shown.map(([, entries]) => entries.length));
  return (
    <div className="day-bars no-print" role="group" aria-label="Changes a day: one shows the record as of its end">
      {shown.map(([day, entries]) => {
        const last = entries[0]!.revision;
        const isOpen = entries.some(({ revision }) => revision === open);
        const words = `${formatDate(day)}: ${entries.length} ${entries.length === 1 ? 'change' : 'changes'}`;
        return (
          <button key={day} type="button" className="day-bar" title={words} aria-label={`As of ${words}`} aria-pressed={isOpen} onClick={() => onPick(last)}>
            <span className="day-bar-box">
              <span className="day-bar-fill" style={{ blockSize: `${Math.max(8, (entries.length / most) * 100)}%` }} />
            </span>
            <span aria-hidden>{day.slice(8)}</span>
          </button>
        );
      })}
    </div>
  );
}
