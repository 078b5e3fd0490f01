import { Button, Checkbox, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { TickIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { SigningAnswer } from '../../backend/signing/signing.wire.js';
import { SignatureBox } from './signature-box.js';
import type { Signature } from './signing-calls.js';
import { nextPlace, signedOf, whatComesThen } from './signing-steps.rules.js';
import './sign-side.css';

interface SigningSideProps {
  readonly answer: SigningAnswer;
  readonly signature: Signature | undefined;
  readonly onSignature: (signature: Signature | undefined) => void;
  readonly agreed: boolean;
  readonly onAgreed: (agreed: boolean) => void;
  readonly busy: boolean;
  /** What stands in the way, in words. */
  readonly fault: string;
  readonly onSign: () => void;
  readonly onDecline: (reason: string) => void;
  readonly onDownload: () => void;
}

/** How far it is, the signature, and what is done with it. */
export function SigningSide({ answer, signature, onSignature, agreed, onAgreed, busy, fault, onSign, onDecline, onDownload }: SigningSideProps) {
  const [declining, setDeclining] = useState(false);
  const { signed, all } = signedOf(answer.places);
  const last = all - signed === 1;
  return (
    <aside className="sign-side">
      <Progress answer={answer} />
      <SignatureBox name={answer.me.name} onChange={onSignature} />
      <section className="sign-card" aria-label="Sign">
        <Checkbox size="large" checked={agreed} disabled={answer.me.consented} label="I agree to sign electronically. My signature here has the same effect as one by hand." onChange={(event) => onAgreed(event.currentTarget.checked)} />
        {fault && (
          <p className="sign-fault" role="alert">
            {fault}
          </p>
        )}
        <Button fill size="large" intent="primary" text={last ? 'Sign and finish' : `Sign place ${signed + 1} of ${all}`} loading={busy} aria-disabled={!signature || !agreed} onClick={onSign} />
        <div className="sign-more">
          <Button variant="minimal" intent="primary" text="Decline…" onClick={() => setDeclining(true)} />
          <Button variant="minimal" intent="primary" text="Download" onClick={onDownload} />
        </div>
      </section>
      <p className="sign-then">{whatComesThen(answer)} Time, page and internet address of each step are kept with the document. Questions: (407) 555-0100.</p>
      <DeclineDialog open={declining} busy={busy} onClose={() => setDeclining(false)} onDecline={onDecline} />
    </aside>
  );
}

function Progress({ answer: { places } }: Pick<SigningSideProps, 'answer'>) {
  const { signed, all } = signedOf(places);
  const left = all - signed;
  const next = nextPlace(places);
  const own = places.map((place, index) => ({ ...place, index })).filter(({ mine }) => mine);
  return (
    <section className="sign-card sign-progress" aria-label="How far you are">
      <div className="sign-card-head">
        <h2>
          {signed} of {all} signed
        </h2>
        <span>{left === 1 ? 'one place left' : `${left} places left`}</span>
      </div>
      <div className="sign-bars" aria-hidden>
        {own.map(({ index, signedAt }) => (
          <i key={index} className={signedAt ? 'done' : index === next ? 'now' : ''} />
        ))}
      </div>
      <ol>
        {own.map(({ index, signedAt, page }, place) => (
          <li key={index}>
            <span className={`sign-mark ${signedAt ? 'done' : ''}`}>{signedAt ? <TickIcon size={12} /> : place + 1}</span>
            <a href={`#page-${page}`} onClick={(event) => (event.preventDefault(), document.getElementById(`page-${page}`)?.scrollIntoView({ behavior: 'smooth' }))}>
              Signature <span>page {page}</span>
            </a>
            <span>{signedAt ? 'signed' : index === next ? 'now' : ''}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DeclineDialogProps {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecline: (reason: string) => void;
}

function DeclineDialog({ open, busy, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog isOpen={open} title="Decline to sign" onClose={onClose}>
      <DialogBody>
        <label htmlFor="decline-reason">Please say why. Nobody can sign this document after that; we make a new one with you.</label>
        <TextArea id="decline-reason" fill autoResize maxLength={1_000} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Go on reading" onClick={onClose} />
            <Button intent="danger" text="Decline" disabled={reason.trim() === ''} loading={busy} onClick={() => onDecline(reason.trim())} />
          </>
        }
      />
    </Dialog>
  );
}
