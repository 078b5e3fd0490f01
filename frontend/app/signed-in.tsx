import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ShownCodes } from '../my-account/use-two-steps.js';
import type { Arrival } from '../auth/arrival.js';
import { ProofDialog } from '../auth/proof-dialog.js';
import type { TwoStepsFirstProps } from '../auth/two-steps-first.js';
import { whySignedOut } from '../auth/why-signed-out.js';
import { useAnythingUnsaved } from '../kit/form/unsaved/unsaved-forms.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { live } from '../server/live/live.js';
import { asProblem } from '../server/problem.js';
import { expectedHome, expectHome, expectNobody } from '../server/expected-home.js';
import { Permissions } from '../server/permissions.js';
import { isOver, useSessionQuery, useSessionRefresh, watchSession, type SignedInUser } from '../server/session.js';
import { homeRouteOf } from '../../backend/platform/screens/home-route.rules.js';
import { ShellOutline } from './outline/shell-outline.js';
import { Splash } from './outline/splash.js';
import { screens } from './routes.js';
import { fetchScreen } from './screen-code.js';
import { useScreen } from './shell/use-screen.js';

/** Lets in who is signed in and sends everybody else to the login page, to come back afterwards. */
export function SignedIn() {
  const session = useSessionQuery();
  const user = session.data;
  const unsaved = useAnythingUnsaved();
  const [discarded, setDiscarded] = useState(false);
  const [owner, setOwner] = useState(user?.userId);
  const [codes, setCodes] = useState<ShownCodes>();
  const client = useQueryClient();
  const over = isOver(session.error);
  const code = over ? asProblem(session.error).body.code : undefined;
  // Asked once: what the browser can tell is forgotten soon.
  const note = useMemo(() => (over ? whySignedOut(code) : ''), [over, code]);
  if (user && owner === undefined) setOwner(user.userId);
  useExpectation(user);
  useWatchedSession(owner, user?.needsSecondStep === true);

  if (session.isPending) return <Asked />;
  if (session.error && !user) return <ProblemNotice problem={asProblem(session.error)} retry={() => void session.refetch()} />;
  if (!user) return <ToLoginPage />;
  if (user.userId !== owner) return <SomebodyElse />;
  // Codes that are shown only once stay until they were kept, whenever the session is read again.
  if (!over && (user.needsSecondStep || codes)) return <SecondStepFirst codes={codes} onCodes={setCodes} />;
  // The same first child in each case: what was typed in the screen must outlive the end of the session.
  if (!over)
    return (
      <>
        <Outlet />
        <ProofDialog />
      </>
    );
  if (!unsaved || discarded) return <ToLoginPage note={`${note} Please sign in again.`} email={user.email} over />;
  return (
    <>
      <Outlet />
      <Suspense fallback={<div className="curtain" />}>
        <SignInAgain email={user.email} note={note} onSignedIn={() => void client.invalidateQueries()} onDiscard={() => setDiscarded(true)} />
      </Suspense>
    </>
  );
}

/** While the server is asked: the shell where somebody is known to be signed in here, so that it stands at once. */
function Asked() {
  const open = useScreen()?.screen;
  const home = expectedHome();
  const screen = open ?? screens.find(({ path }) => path === home);
  // Beside the question, not after its answer.
  useEffect(() => {
    if (screen) void fetchScreen(screen);
  }, [screen]);
  return home === undefined || screen?.bare ? <Splash /> : <ShellOutline screen={screen} />;
}

/** Who signed in in another tab: nothing of what was loaded or typed here may stay, nor hold up the reload by asking. */
function SomebodyElse() {
  useEffect(() => location.reload(), []);
  return null;
}

/** The chunk is fetched by the few who need it. */
const TwoStepsFirst = lazy(async () => ({ default: (await import('../auth/two-steps-first.js')).TwoStepsFirst }));

const SignInAgain = lazy(async () => ({ default: (await import('../auth/sign-in-again.js')).SignInAgain }));

function SecondStepFirst(props: TwoStepsFirstProps) {
  return (
    <Suspense>
      <TwoStepsFirst {...props} />
      <ProofDialog />
    </Suspense>
  );
}

/** The next time this browser opens a page, it knows what to begin with. */
function useExpectation(user: SignedInUser | null | undefined): void {
  useEffect(() => {
    if (user) expectHome(homeRouteOf(user.homeRoute, (needed) => new Permissions(user.permissions).allow(needed)));
    else if (user === null) expectNobody();
  }, [user]);
}

function ToLoginPage(arrival: Omit<Arrival, 'from'>) {
  const { pathname, search } = useLocation();
  return <Navigate to="/auth/login-page" replace state={{ ...arrival, from: pathname + search } satisfies Arrival} />;
}

/** Keeps the line to the server open and asks again who is signed in whenever that may have changed. @param waits the server has no line for them yet */
function useWatchedSession(userId: number | undefined, waits: boolean): void {
  const refresh = useSessionRefresh();
  useEffect(() => {
    if (userId === undefined) return undefined;
    if (!waits) live.connect();
    return watchSession(() => void refresh());
  }, [userId, waits, refresh]);
}
