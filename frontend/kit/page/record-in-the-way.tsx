import type { ProblemBody } from '../../server/problem.js';
import { useMayOpen } from './page-link.js';

interface RecordInTheWayProps {
  readonly record: NonNullable<ProblemBody['record']>;
}

/** The way to the record that was first, for who may open it; beside the form, which keeps what is typed. */
export function RecordInTheWay({ record: { words, page } }: RecordInTheWayProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(page)) return null;
  return (
    <a href={page} target="_blank" rel="noopener">
      Open {words}
    </a>
  );
}
