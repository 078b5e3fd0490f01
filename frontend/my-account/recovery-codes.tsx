import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { copied } from '../kit/copied.js';
import { useUnsaved } from '../kit/form/unsaved/unsaved-changes.js';
import { toast } from '../kit/toast.js';
import type { ShownCodes } from './use-two-steps.js';
import './two-steps.css';

/** Shown once: what lets in who has lost the phone. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: ShownCodes; readonly onDone: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Who goes elsewhere before they are kept is asked first.
  useUnsaved(true);
  const copy = async () => toast((await copied(codes.join('\n'))) ? 'The codes were copied.' : 'Copying did not work: please select them.');
  return (
    <div className="two-steps" role="group" aria-label="Recovery codes">
      <p ref={heading} tabIndex={-1}>
        Two-step sign-in is on. These codes let you in without your phone, each once. They are <strong>shown only now</strong>: print them or keep them where you keep your passwords.
      </p>
      <ul className="plain-list two-steps-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="two-steps-actions">
        <Button intent="primary" text="I have kept them" onClick={onDone} />
        <Button text="Copy" onClick={() => void copy()} />
        <Button text="Print" onClick={() => window.print()} />
      </div>
    </div>
  );
}
