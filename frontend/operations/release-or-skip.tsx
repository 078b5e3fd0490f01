import { Button, InputGroup } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../server/use-command.js';

/** A stream whose events wait, or what was refused when it fell due. */
export type Waiting = { readonly stream: string } | { readonly due: string };

interface ReleaseOrSkipProps {
  readonly url: string;
  readonly which: Waiting;
  /** Revision that may be left out, the one that people see; undefined when none may. */
  readonly skips: number | undefined;
  readonly onDone: () => void;
}

type Asked = { readonly request: number | null };

interface Skipping {
  readonly revision: number;
  readonly reason: string;
}

/** Taken up again once the cause is mended, or left out by somebody who says why. */
export function ReleaseOrSkip({ url, which, skips, onDone }: ReleaseOrSkipProps) {
  /** The revision that was seen when it began: what comes to wait meanwhile is not skipped unseen. */
  const [asking, setAsking] = useState<number>();
  const [reason, setReason] = useState('');
  const release = useCommand<Waiting, unknown, Asked>({ url: `${url}/Release`, onDone });
  const skip = useCommand<Waiting & Skipping, unknown, Asked>({ url: `${url}/Skip`, onDone: () => (setAsking(undefined), onDone()) });
  const pending = release.pending || skip.pending;
  const problem = release.problem ?? skip.problem;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asking !== undefined) void skip.run({ ...which, revision: asking, reason: reason.trim() });
  };
  return (
    <span className="operations-asked">
      {asking !== undefined ? (
        <form className="operations-asked" onSubmit={submit}>
          <InputGroup size="small" autoFocus aria-label="Why it is left out" placeholder="Why it is left out" value={reason} onValueChange={setReason} />
          <Button size="small" type="submit" intent="danger" text={`Skip revision ${asking}`} disabled={pending || reason.trim() === ''} />
          <Button size="small" text="Cancel" onClick={() => setAsking(undefined)} />
        </form>
      ) : (
        <>
          <Button size="small" text={pending ? 'Please wait…' : 'Release'} disabled={pending} onClick={() => void release.run(which)} />
          {skips !== undefined && <Button size="small" text={`Skip revision ${skips}…`} disabled={pending} onClick={() => setAsking(skips)} />}
        </>
      )}
      {problem && <span className="down">{problem.message}</span>}
    </span>
  );
}
