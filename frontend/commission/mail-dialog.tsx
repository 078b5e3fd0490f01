import { Button, Checkbox, Dialog } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayRun } from '../../backend/commission/report/commission-report.dto.js';
import type { StatementToMail } from '../../backend/commission/statements/statements.dto.js';
import { formatDate, formatDateTime } from '../kit/format/dates.js';
import { countOf, formatMoney } from '../kit/format/money.js';
import { ProblemBar, ProblemNotice } from '../kit/page/problem-notice.js';
import { toast } from '../kit/toast.js';
import { get } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { useCommand } from '../server/use-command.js';
import '../kit/detail/reason-dialog.css';
import './mail-dialog.css';

export const statements = { one: 'statement', many: 'statements' } as const;

interface MailDialogProps {
  readonly run: PayRun;
  readonly payDate: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Sent {
  readonly employeeIds: readonly number[];
  readonly again: boolean;
}

/** Who of those whom a paid run pays is sent their statement; who was sent theirs before gets it again only where somebody ticks them. */
export function MailDialog({ run, payDate, onClose, onDone }: MailDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['commission-mail', run.payRunId, run.revision],
    queryFn: async ({ signal }) => (await get<readonly StatementToMail[]>(`/api/Commission/runs/${run.payRunId}/Mail`, signal)).data,
  });
  const [ticked, setTicked] = useState<readonly number[]>();
  const chosen = ticked ?? (data ?? []).filter(({ isReached, mailed }) => isReached && !mailed).map(({ employeeId }) => employeeId);
  const again = (data ?? []).some(({ employeeId, mailed }) => mailed && chosen.includes(employeeId));
  const command = useCommand<Sent>({
    url: `/api/Commission/runs/${run.payRunId}/Mail`,
    onDone: (_, { employeeIds }) => (toast(`${countOf(employeeIds.length, statements)} on the way`), onDone(), onClose()),
  });
  const turn = (employeeId: number) => setTicked(chosen.includes(employeeId) ? chosen.filter((one) => one !== employeeId) : [...chosen, employeeId]);
  return (
    <Dialog isOpen transitionDuration={0} onClose={onClose} title={`Mail statements of ${formatDate(payDate)}`} className="statement-mail">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) void command.run({ employeeIds: chosen, again }, { ifMatch: run.revision });
        }}
      >
        <div className="reason-body statement-mail-body">
          <p>Each gets their own statement as PDF, at the address that they sign in with.</p>
          {error && !data && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
          {!data && !error && <span className="bone" aria-label="Loading" />}
          {data && (
            <ul>
              {data.map((one) => (
                <Receiver key={one.employeeId} one={one} checked={chosen.includes(one.employeeId)} onTurn={() => turn(one.employeeId)} />
              ))}
            </ul>
          )}
          {data && !data.some(({ isReached }) => isReached) && <p className="page-note">Nobody whom this run pays signs in. A user is linked to an employee on the employee&apos;s page.</p>}
          {command.problem && <ProblemBar problem={command.problem} retry={command.retry} dismiss={command.dismiss} />}
        </div>
        <div className="reason-foot">
          <Button text="Cancel" onClick={onClose} />
          <Button type="submit" intent="primary" text={chosen.length === 0 ? 'Mail statements' : `Mail ${countOf(chosen.length, statements)}`} disabled={chosen.length === 0} loading={command.pending} />
        </div>
      </form>
    </Dialog>
  );
}

function Receiver({ one: { employeeName, isReached, net, mailed }, checked, onTurn }: { readonly one: StatementToMail; readonly checked: boolean; readonly onTurn: () => void }) {
  return (
    <li>
      <Checkbox checked={checked} disabled={!isReached} onChange={onTurn}>
        <span className="statement-mail-name">{employeeName}</span>
        {(!isReached || mailed) && <small>{isReached ? `Sent ${formatDateTime(mailed!.at)} by ${mailed!.by}` : 'No active user signs in as this employee'}</small>}
      </Checkbox>
      <span className="statement-mail-net">{formatMoney(net)}</span>
    </li>
  );
}
