import { Button, Checkbox } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { DeclineDialog } from './decline-dialog.js';
import { FinishLater } from './finish-later.js';
import { goTo, placeId } from './go-to.js';
import { SignatureBox } from './signature-box.js';
import type { Signature } from './signing-calls.js';
import { SigningProgress } from './signing-progress.js';
import { nextPlace, signedOf } from './signing-steps.rules.js';
import { WhatComesThen } from './what-comes-then.js';
import './sign-side.css';

interface SigningSideProps {
  readonly answer: SigningAnswer;
  readonly link: string;
  readonly signature: Signature | undefined;
  readonly onSignature: (signature: Signature | undefined) => void;
  readonly agreed: boolean;
  readonly onAgreed: (agreed: boolean) => void;
  readonly busy: boolean;
  /** What stands in the way, in words. */
  readonly fault: string;
  /** On a phone it is a sheet over the document, closed while one reads. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onSign: () => void;
  readonly onDecline: (reason: string) => void;
  readonly onDownload: () => void;
}

/** How far it is, the signature, and what is done with it. */
export function SigningSide({ answer, link, signature, onSignature, agreed, onAgreed, busy, fault, open, onOpen, onSign, onDecline, onDownload }: SigningSideProps) {
  const [asking, setAsking] = useState<'decline' | 'later'>();
  const handle = useRef<HTMLButtonElement>(null);
  const { signed, all } = signedOf(answer.places);
  const last = all - signed === 1;
  const start = () => {
    onOpen(true);
    handle.current?.focus();
    // Once the sheet has left the document its room below.
    requestAnimationFrame(() => goTo(placeId(nextPlace(answer.places))));
  };
  useEscape(open && !asking, () => {
    onOpen(false);
    handle.current?.focus();
  });
  return (
    <aside className={`sign-side ${open ? 'sign-side-open' : ''}`} aria-label="Sign">
      <button ref={handle} type="button" className="sign-handle" aria-label="Your signature" aria-expanded={open} aria-controls="sign-controls" onClick={() => onOpen(!open)} />
      {!open && <Button className="sign-start" fill size="large" intent="primary" text={last ? 'Go to the place to sign' : 'Go to the next place to sign'} onClick={start} />}
      <div id="sign-controls" className="sign-controls">
        <SigningProgress places={answer.places} />
        <SignatureBox name={answer.me.name} onChange={onSignature} />
        <section className="sign-card" aria-label="Agree and sign">
          <Checkbox checked={agreed} disabled={answer.me.consented} labelElement={<span>I agree to sign electronically. My signature here has the same effect as one by hand.</span>} onChange={(event) => onAgreed(event.currentTarget.checked)} />
          {fault && (
            <p className="sign-fault" role="alert">
              {fault}
            </p>
          )}
          <Button className="sign-submit" fill size="large" intent="primary" text={last ? 'Sign and finish' : `Sign place ${signed + 1} of ${all}`} loading={busy} aria-disabled={!signature || !agreed} onClick={onSign} />
          <div className="sign-more">
            <Button variant="minimal" intent="primary" text="Decline…" onClick={() => setAsking('decline')} />
            <Button variant="minimal" intent="primary" text="Download" onClick={onDownload} />
            <Button variant="minimal" intent="primary" text="Finish later" onClick={() => setAsking('later')} />
          </div>
        </section>
        <WhatComesThen answer={answer} />
      </div>
      <DeclineDialog open={asking === 'decline'} busy={busy} onClose={() => setAsking(undefined)} onDecline={onDecline} />
      <FinishLater open={asking === 'later'} link={link} expiresAt={answer.expiresAt} onClose={() => setAsking(undefined)} />
    </aside>
  );
}

/** The sheet of a phone closes by the key that closes everything else; while a dialog is open, the key is the dialog's. */
function useEscape(listening: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!listening) return;
    const pressed = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}
