import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useDoneForAMoment } from '../kit/form/use-done-for-a-moment.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Question } from '../kit/page/question.js';
import { OUT_NOW, stillToSign } from '../kit/signing/still-to-sign.js';
import { useCommand } from '../server/use-command.js';
import type { OpenUnit } from './inventory-record.js';

/** Create, or Recreate: 'Please wait...' until it is made, then 'Done!' for a moment (document 3, 2.6). */
export function MakeAgreement({ open }: { readonly open: OpenUnit }) {
  const [asking, setAsking] = useState(false);
  const isOut = stillToSign(open.data.signings?.at(-1)?.status);
  const [done, isDone] = useDoneForAMoment();
  const { run, pending, problem, retry, dismiss } = useCommand({
    url: `/api/Inventories/GenerateListingAgreement/${open.data.inventoryId}`,
    record: open.name,
    onDone: isDone,
  });
  const idle = open.data.listingDocumentLink ? 'Recreate Listing Agreement' : 'Create Listing Agreement';
  const said = pending ? 'Please wait...' : problem ? 'Error - Please Contact Support' : done ? 'Done!' : idle;
  return (
    <>
      <Button size="small" text={said} disabled={pending} aria-live="polite" onClick={() => (dismiss(), isOut ? setAsking(true) : void run())} />
      {asking && (
        <Question intent="primary" confirmText={idle} onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), void run())}>
          {OUT_NOW} Should a listing agreement be made all the same?
        </Question>
      )}
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
