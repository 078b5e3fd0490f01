import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ConfirmDialog } from '../kit/detail/confirm-dialog.js';
import { ProblemBar, ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { asProblem } from '../server/problem.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpTwoSteps } from './set-up-two-steps.js';
import { useTwoSteps } from './use-two-steps.js';

/** Signing in with a code beside the password. */
export function TwoSteps() {
  const { state, codes, showCodes, newCodes, end } = useTwoSteps();
  const [settingUp, setSettingUp] = useState(false);
  const [asking, setAsking] = useState(false);
  const error = newCodes.error ?? end.error;
  if (codes) return <Section title="Two-step sign-in"><RecoveryCodes codes={codes} onDone={() => (showCodes(undefined), setSettingUp(false))} /></Section>;
  if (settingUp) return <Section title="Two-step sign-in"><SetUpTwoSteps onSetUp={showCodes} onCancel={() => setSettingUp(false)} /></Section>;
  return (
    <Section title="Two-step sign-in" note={state.data && (state.data.setUp ? 'on' : 'off')}>
      {error && <ProblemBar problem={asProblem(error)} dismiss={() => (newCodes.reset(), end.reset())} />}
      {state.error && <ProblemNotice problem={asProblem(state.error)} retry={() => void state.refetch()} />}
      {state.data && (state.data.setUp ? <SetUpWords left={state.data.recoveryCodesLeft} required={state.data.required} /> : <p>An authenticator app on your phone shows a code that is asked for beside your password. Whoever learns the password alone cannot sign in.</p>)}
      <div className="account-actions">
        {state.data?.setUp === false && <Button intent="primary" text="Set up" onClick={() => setSettingUp(true)} />}
        {state.data?.setUp && <Button text="New recovery codes" disabled={newCodes.isPending} onClick={() => newCodes.mutate()} />}
        {state.data?.setUp && !state.data.required && <Button text="Switch off" disabled={end.isPending} onClick={() => setAsking(true)} />}
      </div>
      {asking && <ConfirmDialog question="Switch two-step sign-in off? The password alone will open your account again." confirmText="Switch off" onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), end.mutate())} />}
    </Section>
  );
}

function SetUpWords({ left, required }: { readonly left: number; readonly required: boolean }) {
  const codes = left === 0 ? 'No recovery code is left: make new ones.' : `${left} recovery code${left === 1 ? ' is' : 's are'} left.`;
  return (
    <p>
      You sign in with your password and a code of your authenticator app. {codes}
      {required && ' Your role needs it.'}
    </p>
  );
}
