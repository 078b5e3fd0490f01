import { formatDateTime, formatWhen } from './dates.js';
import '../paper/paper.css';

interface WhenProps {
  readonly at: string;
  readonly inSentence?: boolean;
}

/** "Today 9:42AM" on the screen, in a sentence "today 9:42AM"; paper outlives the day and says its date. */
export function When({ at, inSentence = false }: WhenProps) {
  const words = formatWhen(at);
  return (
    <>
      <span className="no-print">{inSentence ? words.replace('Today', 'today') : words}</span>
      <span className="paper-only">{formatDateTime(at)}</span>
    </>
  );
}
