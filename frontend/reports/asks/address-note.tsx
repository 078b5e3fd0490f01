import { useSearchParams } from 'react-router-dom';
import { keptReportNamed, type KeptReportName } from '../../../backend/reports/kept-reports.rules.js';
import { lastKnownDay } from '../../kit/as-of/last-known-day.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { addressWords, type DaysAsked } from './address-words.js';
import './address-note.css';

interface AddressNoteProps {
  readonly days: DaysAsked;
  readonly report: KeptReportName;
}

/** At the top of a report: what its address asks for and is not understood, and what is shown instead. */
export function AddressNote({ days, report }: AddressNoteProps) {
  const [params] = useSearchParams();
  const { day } = useAsOf();
  const words = addressWords(params, { days, takes: keptReportNamed(report)!.takes, today: lastKnownDay(day) });
  if (words.length === 0) return null;
  return (
    <p className="address-note" role="status">
      <strong>The address of this page is not understood.</strong> {words.join(' ')}
    </p>
  );
}
