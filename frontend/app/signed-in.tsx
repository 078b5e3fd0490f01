import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { live } from '../server/live/live.js';
import { asProblem } from '../server/problem.js';
import { useSessionQuery, useSessionRefresh } from '../server/session.js';

/** Lets in who is signed in and sends everybody else to the login page, to come back afterwards. */
export function SignedIn() {
  const session = useSessionQuery();
  const refresh = useSessionRefresh();
  const location = useLocation();
  const signedIn = Boolean(session.data);
  useEffect(() => {
    if (!signedIn) return undefined;
    live.connect();
    return live.watchSession(() => void refresh());
  }, [signedIn, refresh]);

  if (session.isPending) return null;
  if (session.error && !session.data) return <ProblemNotice problem={asProblem(session.error)} retry={() => void session.refetch()} />;
  if (!signedIn) return <Navigate to="/auth/login-page" replace state={{ from: location.pathname + location.search }} />;
  return <Outlet />;
}
