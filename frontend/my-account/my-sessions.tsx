import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../kit/detail/confirm-dialog.js';
import { browserWords } from '../kit/format/browser.js';
import { When } from '../kit/format/when.js';
import { ProblemBar, ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { asProblem } from '../server/problem.js';
import { useEndSessions, useMySessions, type MySession } from './use-my-sessions.js';

/** Where I am signed in, and how to end it. */
export function MySessions() {
  const { data: sessions, error, refetch } = useMySessions();
  const end = useEndSessions();
  const [asking, setAsking] = useState(false);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <Section title="Where I am signed in" action={others.length > 0 && <EndOthers disabled={end.isPending} onClick={() => setAsking(true)} />}>
      {end.error && <ProblemBar problem={asProblem(end.error)} dismiss={end.reset} />}
      {error && !sessions ? <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} /> : null}
      {!sessions && !error && <span className="bone account-bone" aria-label="Loading" />}
      <ul className="plain-list account-sessions">
        {sessions?.map((session) => (
          <SessionLine key={session.sessionId} session={session} ending={end.isPending && end.variables === session.sessionId} onEnd={() => end.mutate(session.sessionId)} />
        ))}
      </ul>
      {asking && <ConfirmDialog question={questionFor(others.length)} confirmText="End them" onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), end.mutate('others'))} />}
    </Section>
  );
}

function questionFor(others: number): string {
  return `${others === 1 ? 'End your other session?' : `End your ${others} other sessions?`} Whoever works there has to sign in again.`;
}

function EndOthers({ disabled, onClick }: { readonly disabled: boolean; readonly onClick: () => void }) {
  return (
    <button type="button" className="link-button" disabled={disabled} onClick={onClick}>
      End all others
    </button>
  );
}

interface SessionLineProps {
  readonly session: MySession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function SessionLine({ session, ending, onEnd }: SessionLineProps) {
  const { current, address, createdAt, lastSeenAt } = session;
  const browser = browserWords(session.browser);
  const navigate = useNavigate();
  return (
    <li>
      <span className="account-session">
        <span className="account-browser">
          {browser} {current && <span className="account-here">this one</span>}
        </span>
        <span className="account-place">
          {address} · signed in <When at={createdAt} inSentence /> · last seen <When at={lastSeenAt} inSentence />
        </span>
      </span>
      {current ? (
        <Button size="small" text="Sign out" onClick={() => void navigate('/auth/login-page')} />
      ) : (
        <Button size="small" text={ending ? 'Please wait…' : 'End'} aria-label={`End ${browser} at ${address}`} disabled={ending} onClick={onEnd} />
      )}
    </li>
  );
}
