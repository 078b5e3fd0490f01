import { Button } from '@blueprintjs/core';
import { CrossIcon, RefreshIcon } from '@blueprintjs/icons';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Problem } from '../../server/problem.js';
import { serverState } from '../../server/server-state.js';
import { RecordInTheWay } from './record-in-the-way.js';
import './page.css';

interface ProblemProps {
  readonly problem: Problem;
  readonly retry?: () => void;
}

/** Stands in the place of what could not be read. */
export function ProblemNotice({ problem, retry }: ProblemProps) {
  return (
    <div className="notice" role="alert">
      <span className="notice-title">{problem.status === 404 ? 'Not found' : 'This could not be loaded'}</span>
      <span>{useProblemWords(problem)}</span>
      {retry && <Button icon={<RefreshIcon />} text="Retry" onClick={retry} />}
    </div>
  );
}

/** Above what could not be saved; stays until it is read. */
export function ProblemBar({ problem, retry, dismiss }: ProblemProps & { readonly dismiss: () => void }) {
  return (
    <div className="problem-bar" role="alert">
      <span className="problem-bar-text">{useProblemWords(problem)}</span>
      {problem.body.record && <RecordInTheWay record={problem.body.record} />}
      {retry && problem.canRetry && <Button size="small" text="Retry" onClick={retry} />}
      <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label="Dismiss" onClick={dismiss} />
    </div>
  );
}

/** Stands where there is nothing, with the next step. */
export function EmptyNotice({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className="notice">
      <span>{text}</span>
      {action}
    </div>
  );
}

/** What was said of a server that could not be reached is not said any longer when it is back. */
function useProblemWords({ status, body, message }: Problem): string {
  const away = useSyncExternalStore(serverState.watch, () => serverState.awaySince !== undefined);
  return status === 0 && !body.detail && !away ? 'The server could not be reached; it is there again.' : message;
}
