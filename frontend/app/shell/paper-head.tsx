import { useEffect } from 'react';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { formatDate, formatDateTime } from '../../kit/format/dates.js';
import { useOwnCompany } from '../../server/use-company-settings.js';
import '../../kit/paper/paper.css';
import { usePrinting } from '../../kit/paper/use-printing.js';
import { useSession } from '../../server/session.js';
import { useScreen } from './use-screen.js';

/** On paper, above every screen: whose it is, as of when, who printed it and when; on the foot of every page again. */
export function PaperHead() {
  const { name } = useSession();
  const company = useOwnCompany();
  const { day } = useAsOf();
  const past = useScreen()?.screen.past;
  // Drawn anew when it is printed: the page may have been open since the morning.
  usePrinting();
  const printed = `Printed by ${name}, ${formatDateTime(new Date())} New York time`;
  const asOf = day && past ? `As of the end of ${formatDate(day)}` : 'As of the time of printing';
  useFoot(`${asOf} · ${printed}`);
  return (
    <p className="paper-head">
      <b>{company.name}</b>
      <span>{asOf}</span>
      <span>{printed}</span>
      <b className="paper-unloaded">Not all of this page was loaded when it was printed</b>
    </p>
  );
}

/** The margins of a printed page take their words from the root element alone. */
function useFoot(words: string): void {
  useEffect(() => {
    const tell = () => document.documentElement.style.setProperty('--paper-foot', JSON.stringify(`${document.title} · ${words}`));
    tell();
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, [words]);
}
