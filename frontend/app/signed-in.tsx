import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Arrival } from '../auth/arrival.js';
import { SignInAgain } from '../auth/sign-in-again.js';
import { whySignedOut } from '../auth/why-signed-out.js';
import { useAnythingUnsaved } from '../kit/form/unsaved-forms.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { live } from '../server/live/live.js';
import { asProblem } from '../server/problem.js';
import { isOver, useSessionQuery, useSessionRefresh, watchSession } from '../server/session.js';

/** Lets in who is signed in and sends everybody else to the login page, to come back afterwards. */
export function SignedIn() {
  const session = useSessionQuery();
  const user = session.data;
  const unsaved = useAnythingUnsaved();
  const [discarded, setDiscarded] = useState(false);
  const over = isOver(session.error);
  // Asked once: what the browser can tell is forgotten soon.
  const note = useMemo(() => (over ? whySignedOut() : ''), [over]);
  useWatchedSession(user?.userId);

  if (session.isPending) return null;
  if (session.error && !user) return <ProblemNotice problem={asProblem(session.error)} retry={() => void session.refetch()} />;
  if (!user) return <ToLoginPage />;
  if (!over) return <Outlet />;
  if (!unsaved || discarded) return <ToLoginPage note={`${note} Please sign in again.`} over />;
  return (
    <>
      <Outlet />
      <SignInAgain email={user.email} note={note} onSignedIn={() => void session.refetch()} onDiscard={() => setDiscarded(true)} />
    </>
  );
}

function ToLoginPage(arrival: Omit<Arrival, 'from'>) {
  const { pathname, search } = useLocation();
  return <Navigate to="/auth/login-page" replace state={{ ...arrival, from: pathname + search } satisfies Arrival} />;
}

/** Keeps the line to the server open and asks again who is signed in whenever that may have changed. */
function useWatchedSession(userId: number | undefined): void {
  const refresh = useSessionRefresh();
  const first = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return undefined;
    // Somebody else signed in in another tab: nothing of what was loaded here may stay.
    if (first.current !== undefined && first.current !== userId) return location.reload();
    first.current = userId;
    live.connect();
    return watchSession(() => void refresh());
  }, [userId, refresh]);
}
