import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useDoneForAMoment } from '../../kit/form/use-done-for-a-moment.js';
import { Question } from '../../kit/page/question.js';
import { OUT_NOW } from '../../kit/signing/still-to-sign.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import type { ContractStatus } from '../../../events/resale-contract.values.js';
import type { RecordName } from '../../server/use-record.js';
import { useCommand } from '../../server/use-command.js';
import type { ContractDocument } from './contract-document.js';

interface MakeDocumentProps {
  readonly contractId: number | string;
  readonly record: RecordName;
  readonly document: ContractDocument;
  /** Of the contract: before a document of one that came to nothing is made, it is asked. */
  readonly status: string;
  /** It is out to be signed: the same. */
  readonly isOut: boolean;
  readonly onMade?: () => void;
}

const cameToNothing: ReadonlySet<string> = new Set(['Rescinded', 'Canceled', 'Expired'] satisfies readonly ContractStatus[]);

/** Create Contract, or Recreate Contract: 'Please wait...' until it is made, then 'Done' for a moment. */
export function MakeDocument({ contractId, record, document, status, isOut, onMade }: MakeDocumentProps) {
  const [done, isDone] = useDoneForAMoment();
  const [asking, setAsking] = useState(false);
  const { run, pending, problem, retry, dismiss } = useCommand({
    url: `/api/Contracts/${document.call}/${contractId}`,
    record,
    onDone: () => {
      isDone();
      onMade?.();
    },
  });
  const idle = document.link ? 'Recreate Contract' : 'Create Contract';
  return (
    <>
      <Button size="small" text={pending ? 'Please wait...' : done ? 'Done' : idle} title={document.title} disabled={pending} aria-live="polite" onClick={() => !done && (isOut || cameToNothing.has(status) ? setAsking(true) : void run())} />
      {asking && (
        <Question intent="primary" confirmText={idle} onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), void run())}>
          {isOut ? OUT_NOW : `Contract ${contractId} is ${status.toLowerCase()}.`} Should a {document.title.toLowerCase()} be made all the same?
        </Question>
      )}
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
