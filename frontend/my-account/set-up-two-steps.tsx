import { Button } from '@blueprintjs/core';
import { useRef, useState, type FormEvent } from 'react';
import { renderSVG } from 'uqr';
import { CodeField } from '../auth/code-field.js';
import { ProblemBar, ProblemNotice } from '../kit/page/problem-notice.js';
import { asProblem } from '../server/problem.js';
import { useConfirmation, useSecret, type ShownCodes } from './use-two-steps.js';
import './two-steps.css';

interface SetUpTwoStepsProps {
  readonly onSetUp: (codes: ShownCodes) => void;
  /** Absent where it cannot be put off. */
  readonly onCancel?: () => void;
}

/** The picture for the app, and the code that shows that it was read. */
export function SetUpTwoSteps({ onSetUp, onCancel }: SetUpTwoStepsProps) {
  const { data: secret, error, refetch } = useSecret();
  const confirmation = useConfirmation(onSetUp);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const problem = confirmation.error ? asProblem(confirmation.error) : undefined;
  const fault = problem?.faultAt('code');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirmation.mutate(code, { onError: () => input.current?.select() });
  };
  if (error) return <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />;
  return (
    <form className="two-steps" noValidate onSubmit={submit}>
      <ol className="two-steps-list">
        <li>Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.</li>
        <li>
          Take a picture of this square with it:
          {secret ? <Picture uri={secret.uri} /> : <span className="bone two-steps-picture" aria-label="Loading" />}
          {secret && (
            <details className="two-steps-secret">
              <summary>It cannot take pictures</summary>
              Type this key there: <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </details>
          )}
        </li>
        <li>Type the code that it shows then.</li>
      </ol>
      {problem && fault === undefined && <ProblemBar problem={problem} dismiss={confirmation.reset} />}
      <CodeField appOnly inputRef={input} value={code} fault={fault} onChange={(typed) => (setCode(typed), confirmation.reset())} />
      <div className="two-steps-actions">
        <Button type="submit" intent="primary" disabled={!secret || code.trim() === '' || confirmation.isPending} text={confirmation.isPending ? 'Please wait…' : 'Switch on'} />
        {onCancel && <Button text="Cancel" onClick={onCancel} />}
      </div>
    </form>
  );
}

function Picture({ uri }: { readonly uri: string }) {
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return <img className="two-steps-picture" src={picture} alt="The key for the app, as a picture" width={184} height={184} />;
}
