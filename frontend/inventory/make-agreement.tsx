import { Button } from '@blueprintjs/core';
import { useDoneForAMoment } from '../kit/form/use-done-for-a-moment.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import type { OpenUnit } from './inventory-record.js';

/** Create, or Recreate: 'Please wait...' until it is made, then 'Done!' for a moment (document 3, 2.6). */
export function MakeAgreement({ open }: { readonly open: OpenUnit }) {
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
      <Button size="small" text={said} disabled={pending} aria-live="polite" onClick={() => (dismiss(), void run())} />
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </>
  );
}
