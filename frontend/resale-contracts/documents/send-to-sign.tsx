import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import type { RecordName } from '../../server/use-record.js';
import { useCommand } from '../../server/use-command.js';
import type { DocumentKind } from './contract-document.js';

interface SendToSignProps {
  readonly contractId: number | string;
  readonly record: RecordName;
  readonly kind: DocumentKind;
  /** It was sent before. */
  readonly again: boolean;
}

const SHOWS_MS = 4_000;

/** Send, or Resend: 'Please wait...', then 'Done', or 'Error - Please Contact Support' with the reason beside it (document 1, section 2; decisions.md C28). */
export function SendToSign({ contractId, record, kind, again }: SendToSignProps) {
  const [done, setDone] = useState(false);
  const { run, pending, problem, retry, dismiss } = useCommand({ url: `/api/Contracts/${contractId}/send-${kind}-contract`, record, onDone: () => setDone(true) });
  useEffect(() => {
    if (!done) return undefined;
    const over = setTimeout(() => setDone(false), SHOWS_MS);
    return () => clearTimeout(over);
  }, [done]);
  const text = pending ? 'Please wait...' : problem ? 'Error - Please Contact Support' : done ? 'Done' : again ? 'Resend' : 'Send';
  return (
    <>
      <Button size="small" text={text} title={`Send the ${kind} contract to be signed`} disabled={pending} aria-live="polite" onClick={() => void run()} />
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
