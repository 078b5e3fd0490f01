import { Button } from '@blueprintjs/core';
import type { CommandResult } from '../../backend/platform/commands/command.js';
import type { CompanyListName } from '../../events/company/company-list.enums.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { toast } from '../kit/toast.js';
import { useCommand } from '../server/use-command.js';
import type { RecordName } from '../server/use-record.js';

const namedByRecords: readonly CompanyListName[] = ['resorts', 'marketingSources', 'occupations'];

/** For a company whose records came from elsewhere: their names need not be typed again. */
export function TakeOverButton({ name, list }: { readonly name: RecordName; readonly list: CompanyListName }) {
  const takeOver = useCommand<void, unknown, CommandResult>({
    url: `${name.url}/TakeOver`,
    record: name,
    onDone: ({ changed }) => void toast(changed ? 'The names that records use are in the list now' : 'The list has every name that records use'),
  });
  if (!namedByRecords.includes(list)) return null;
  return (
    <>
      <Button size="small" variant="minimal" text={takeOver.pending ? 'Please wait…' : 'Add names in use'} disabled={takeOver.pending} onClick={() => void takeOver.run()} />
      {takeOver.problem && <ProblemBar problem={takeOver.problem} retry={takeOver.retry} dismiss={takeOver.dismiss} />}
    </>
  );
}
