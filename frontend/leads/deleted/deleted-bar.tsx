import { Button } from '@blueprintjs/core';
import { RecordBar } from '../../kit/detail/record-bar.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { useCommand } from '../../server/use-command.js';
import type { Lead, OpenLead } from '../lead-record.js';

/** Above a deleted lead, for whoever may bring it back. */
export function DeletedBar({ open }: { readonly open: OpenLead }) {
  const restore = useCommand<void, Lead>({ url: `${open.name.url}/Restore`, record: open.name });
  return (
    <>
      <RecordBar>
        <span>This lead is deleted. It stands in no list, and nothing of it is lost.</span>
        {!open.inThePast && <Button text="Restore" loading={restore.pending} onClick={() => void restore.run()} />}
      </RecordBar>
      {restore.problem && <ProblemBar problem={restore.problem} retry={restore.retry} dismiss={restore.dismiss} />}
    </>
  );
}
