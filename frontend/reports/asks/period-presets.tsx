import { reportPeriods, type ReportPeriodWord } from '../../../backend/reports/report-periods.rules.js';
import { addressOfPeriod, type AddressChanges } from '../../../backend/reports/report-view.rules.js';
import './period-presets.css';

interface PeriodPresetsProps {
  /** Undefined for days of one's own. */
  readonly period: ReportPeriodWord | undefined;
  readonly onAsk: (changes: AddressChanges) => void;
}

/** Days by a word: they move with the calendar, in a view that is kept too. */
export function PeriodPresets({ period, onAsk }: PeriodPresetsProps) {
  return (
    <div className="report-presets">
      {reportPeriods.map(([word, label]) => (
        <button key={word} type="button" className="chip" aria-pressed={word === period} onClick={() => onAsk(addressOfPeriod(word))}>
          {label}
        </button>
      ))}
    </div>
  );
}
