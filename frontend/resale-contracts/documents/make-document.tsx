import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import type { RecordName } from '../../server/use-record.js';
import { useCommand } from '../../server/use-command.js';
import type { ContractDocument } from './contract-document.js';

interface MakeDocumentProps {
  readonly contractId: number | string;
  readonly record: RecordName;
  readonly document: ContractDocument;
  readonly onMade?: () => void;
}

const DONE_SHOWS_MS = 4_000;

/** Create Contract, or Recreate Contract: 'Please wait...' until it is made, then 'Done' for a moment. */
export function MakeDocument({ contractId, record, document, onMade }: MakeDocumentProps) {
  const [done, setDone] = useState(false);
  const { run, pending, problem, retry, dismiss } = useCommand({
    url: `/api/Contracts/${document.call}/${contractId}`,
    record,
    onDone: () => {
      setDone(true);
      onMade?.();
    },
  });
  useEffect(() => {
    if (!done) return undefined;
    const over = setTimeout(() => setDone(false), DONE_SHOWS_MS);
    return () => clearTimeout(over);
  }, [done]);
  const idle = document.link ? 'Recreate Contract' : 'Create Contract';
  return (
    <>
      <Button size="small" text={pending ? 'Please wait...' : done ? 'Done' : idle} title={document.title} disabled={pending} aria-live="polite" onClick={() => void run()} />
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
