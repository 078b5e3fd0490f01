import { screenAt } from '../../../backend/users/screens.rules.js';
import type { ProblemBody } from '../../server/problem.js';
import { useSession } from '../../server/session.js';

interface RecordInTheWayProps {
  readonly record: NonNullable<ProblemBody['record']>;
}

/** The way to the record that was first, for who may open it; beside the form, which keeps what is typed. */
export function RecordInTheWay({ record: { words, page } }: RecordInTheWayProps) {
  const { may } = useSession();
  const screen = screenAt(page);
  if (!screen || !may(screen.permission)) return null;
  return (
    <a href={page} target="_blank" rel="noopener">
      Open {words}
    </a>
  );
}
