import { formatDateTime, formatWhen } from './dates.js';
import '../page/paper.css';

/** "Today 9:42AM" on the screen; paper outlives the day and says its date. */
export function When({ at }: { readonly at: string }) {
  return (
    <>
      <span className="no-print">{formatWhen(at)}</span>
      <span className="paper-only">{formatDateTime(at)}</span>
    </>
  );
}
