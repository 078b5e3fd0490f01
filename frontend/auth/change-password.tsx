import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useParams, type Location } from 'react-router-dom';
import { send } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { AuthTitle } from './auth-title.js';
import { ChangePasswordForm } from './change-password-form.js';

const TITLE = 'Change password';

/**
 * /auth/change-password/{token}. The token goes out of the address bar at once, so that it is neither read over a
 * shoulder nor copied along; it stays in the state of this entry of the history, so that reloading works.
 */
export function ChangePassword() {
  const params = useParams();
  const { state } = useLocation() as Location<{ readonly token?: string } | null>;
  if (params['token']) return <Navigate to="/auth/change-password" replace state={{ token: params['token'] }} />;
  return state?.token ? <WithToken token={state.token} /> : <DeadLink reason="This link is not complete." />;
}

function WithToken({ token }: { readonly token: string }) {
  const look = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => send('/api/Users/PasswordLink', { body: { token } }),
    gcTime: 0,
  });
  // Only a link that is known to be dead stands in the way; any other trouble is told when the password is saved.
  const gone = look.error && asProblem(look.error).status === 410 ? asProblem(look.error) : undefined;
  return gone ? <DeadLink reason={gone.message} /> : <ChangePasswordForm title={TITLE} token={token} onGone={() => void look.refetch()} />;
}

function DeadLink({ reason }: { readonly reason: string }) {
  const navigate = useNavigate();
  return (
    <div className="auth-form">
      <AuthTitle title={TITLE} />
      <p className="auth-wrong" role="alert">
        {reason}
      </p>
      <Button intent="primary" fill text="Ask for a new link" onClick={() => void navigate('/auth/forgot-password')} />
      <Button variant="minimal" fill text="Back to Sign In" onClick={() => void navigate('/auth/login-page')} />
    </div>
  );
}
