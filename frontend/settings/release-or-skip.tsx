import { Button, InputGroup } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../server/use-command.js';

/** A stream whose events wait, or what was refused when it fell due. */
export type Waiting = { readonly stream: string } | { readonly due: string };

interface ReleaseOrSkipProps {
  readonly url: string;
  readonly which: Waiting;
  readonly mayBeSkipped: boolean;
  readonly onDone: () => void;
}

type Asked = { readonly request: number | null };

/** Taken up again once the cause is mended, or left out by somebody who says why. */
export function ReleaseOrSkip({ url, which, mayBeSkipped, onDone }: ReleaseOrSkipProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const release = useCommand<Waiting, unknown, Asked>({ url: `${url}/Release`, onDone });
  const skip = useCommand<Waiting & { readonly reason: string }, unknown, Asked>({ url: `${url}/Skip`, onDone: () => (setAsking(false), onDone()) });
  const pending = release.pending || skip.pending;
  const problem = release.problem ?? skip.problem;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void skip.run({ ...which, reason: reason.trim() });
  };
  return (
    <span className="operations-asked">
      {asking ? (
        <form className="operations-asked" onSubmit={submit}>
          <InputGroup size="small" autoFocus aria-label="Why it is left out" placeholder="Why it is left out" value={reason} onValueChange={setReason} />
          <Button size="small" type="submit" intent="danger" text="Skip" disabled={pending || reason.trim() === ''} />
          <Button size="small" text="Cancel" onClick={() => setAsking(false)} />
        </form>
      ) : (
        <>
          <Button size="small" text={pending ? 'Please wait…' : 'Release'} disabled={pending} onClick={() => void release.run(which)} />
          {mayBeSkipped && <Button size="small" text="Skip…" disabled={pending} onClick={() => setAsking(true)} />}
        </>
      )}
      {problem && <span className="down">{problem.message}</span>}
    </span>
  );
}
