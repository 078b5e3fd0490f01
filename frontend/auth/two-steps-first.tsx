import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { RecoveryCodes } from '../my-account/recovery-codes.js';
import { SetUpTwoSteps } from '../my-account/set-up-two-steps.js';
import type { ShownCodes } from '../my-account/use-two-steps.js';
import { useSessionRefresh } from '../server/session.js';
import { AuthTitle } from './auth-title.js';
import './auth.css';

export interface TwoStepsFirstProps {
  /** Once they are made; held by who decides what is shown. */
  readonly codes: ShownCodes | undefined;
  readonly onCodes: (codes: ShownCodes | undefined) => void;
}

/** In the place of every screen, for who has a role that needs two steps and has not set them up. */
export function TwoStepsFirst({ codes, onCodes }: TwoStepsFirstProps) {
  const refresh = useSessionRefresh();
  const navigate = useNavigate();
  return (
    <div className="auth">
      <main className="card auth-card auth-wide">
        <img className="auth-mark" src="/mark.svg" width={40} height={40} alt="" />
        <AuthTitle title="Two-step sign-in" />
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => void refresh().then(() => onCodes(undefined))} />
        ) : (
          <>
            <p className="auth-note">Your role signs in with a code beside the password. Please set it up now; it takes a minute.</p>
            <SetUpTwoSteps onSetUp={onCodes} />
            <Button variant="minimal" fill text="Sign out" onClick={() => void navigate('/auth/login-page')} />
          </>
        )}
      </main>
    </div>
  );
}
