import { Button } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { paysNobody } from '../../backend/commission/rules/pays-nobody.rules.js';
import { runStatuses } from '../../events/commission/commission-run.fields.js';
import { capitalised } from '../../events/kernel/capitalised.rules.js';
import { ReasonDialog } from '../kit/detail/reason-dialog.js';
import { formatDate, formatDateTime, today } from '../kit/format/dates.js';
import { countOf } from '../kit/format/money.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Question } from '../kit/page/question.js';
import { toast } from '../kit/toast.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import { useOneAtATime } from '../server/use-one-at-a-time.js';
import { MailDialog, statements } from './mail-dialog.js';
import { PayDialog } from './pay-dialog.js';
import { unpreparedWords } from './period-words.js';
import { RunSums } from './run-sums.js';
import './run-bar.css';

interface RunBarProps {
  readonly report: CommissionReport;
  /** All lines are on the screen: a run is prepared of all of them. */
  readonly ofAll: boolean;
  readonly onDone: () => void;
}

type Step = 'prepare' | 'approve' | 'pay' | 'reopen';

const done: Readonly<Record<Step, string>> = { prepare: 'The pay run is prepared', approve: 'The pay run is approved', pay: 'The pay run is paid', reopen: 'The pay run is open again' };

/** How far the pay run is, who took its steps, and the next one for who may take it. */
export function RunBar({ report, ofAll, onDone }: RunBarProps) {
  const { may, user } = useSession();
  const [asking, setAsking] = useState<Step>();
  const [mailing, setMailing] = useState(false);
  const { run, payDate } = report;
  const isSomething = !paysNobody(report);
  const status = run?.status ?? 'Open';
  const id = `${report.report}-${payDate}`;
  const command = useCommand<object & { readonly step: Step }>({
    url: ({ step }) => (step === 'prepare' ? '/api/Commission/runs' : `/api/Commission/runs/${id}/${step}`),
    onDone: (_, { step }) => (setAsking(undefined), toast(done[step]), onDone()),
  });
  // With what was seen: nobody approves or pays lines that were prepared anew meanwhile.
  const take = useOneAtATime((step: Step, body: object = {}) => command.run(bodyOf(step, body), step === 'prepare' || !run ? {} : { ifMatch: run.revision }));
  const ask = (step: Step) => (command.dismiss(), setAsking(step));
  const needsOther = report.secondPerson && run?.preparedByActor === `user ${user.userId}`;
  const isEarly = today() <= report.to;
  const prepares = ofAll && isSomething && may('Accounting_Edit');
  const button = (step: Step, text: string, primary = true) => <Button {...(primary && { intent: 'primary' as const })} {...(step === 'prepare' && { icon: <LockIcon /> })} text={command.pending ? 'Please wait…' : text} disabled={command.pending || (step === 'prepare' && isEarly)} onClick={() => ask(step)} />;
  const cancel = () => setAsking(undefined);
  const fault = command.problem && <ProblemBar problem={command.problem} retry={command.retry} dismiss={command.dismiss} />;
  const sums = <RunSums report={report} />;
  return (
    <section className="card commission-run" aria-label="Pay run">
      <ol className="commission-steps">
        {runStatuses.map((step) => (
          <li key={step} aria-current={step === status ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <span className="commission-of">
        {run ? storyOf(run) : unpreparedWords(report, today())}
        {status === 'Prepared' && needsOther && '. Somebody else than you approves it'}
        {status === 'Open' && report.secondPerson && prepares && '. Somebody else than who prepares it approves it'}
      </span>
      <span className="commission-acts no-print">
        {run && (status === 'Approved' || status === 'Paid') && may('Accounting_Main') && (
          <a className="commission-payroll" href={`/api/Commission/runs/${run.payRunId}/Payroll?format=csv`} download>
            Payroll file
          </a>
        )}
        {status === 'Paid' && may('Accounting_Admin') && <Button text="Mail statements…" onClick={() => setMailing(true)} />}
        {status === 'Open' && prepares && button('prepare', 'Prepare…')}
        {(status === 'Prepared' || status === 'Approved') && may('Accounting_Admin') && button('reopen', 'Reopen…', false)}
        {status === 'Prepared' && ofAll && !needsOther && may('Accounting_Admin') && button('approve', 'Approve…')}
        {status === 'Approved' && ofAll && may('Accounting_Admin') && button('pay', 'Mark as paid…')}
      </span>
      {mailing && run && <MailDialog run={run} payDate={payDate} onClose={() => setMailing(false)} onDone={onDone} />}
      {asking === undefined && fault}
      {asking === 'prepare' && (
        <Question intent="primary" confirmText="Prepare pay run" onCancel={cancel} onConfirm={() => take('prepare', { report: report.report, payDate })}>
          {`Prepare the pay run of ${formatDate(payDate)}? Its lines, their facts and rates are frozen as they are now.${report.secondPerson ? ' Somebody else than you has to approve it.' : ''}`}
          {sums}
          {fault}
        </Question>
      )}
      {asking === 'approve' && (
        <Question intent="primary" confirmText="Approve pay run" onCancel={cancel} onConfirm={() => take('approve')}>
          {`Approve the pay run of ${formatDate(payDate)}?`}
          {sums}
          {fault}
        </Question>
      )}
      {asking === 'pay' && <PayDialog payDate={payDate} sums={sums} fault={fault} pending={command.pending} onCancel={cancel} onGiven={(body) => take('pay', body)} />}
      {asking === 'reopen' && <ReasonDialog title={`Reopen the pay run of ${formatDate(payDate)}`} question="Its lines move with their contracts again. Why?" confirmText="Reopen" onCancel={cancel} onGiven={(reason) => (setAsking(undefined), take('reopen', { reason }))} />}
    </section>
  );
}

/** The step says where it is sent, and is none of the body's fields. */
function bodyOf(step: Step, body: object): object & { readonly step: Step } {
  return Object.defineProperty({ ...body }, 'step', { value: step, enumerable: false }) as object & { readonly step: Step };
}

function storyOf({ status, preparedBy, preparedAt, approvedBy, approvedAt, paidBy, paidOn, reference, reopened, reopenedBy, reopenedAt, mailed }: NonNullable<CommissionReport['run']>): string {
  const how = `reopened by ${reopenedBy}, ${formatDateTime(reopenedAt)}: ${reopened.replace(/\.+$/, '')}`;
  if (status === 'Open') return capitalised(how);
  const steps = [`prepared by ${preparedBy}, ${formatDateTime(preparedAt)}`, approvedBy && `approved by ${approvedBy}, ${formatDateTime(approvedAt)}`, paidOn && `paid ${formatDate(paidOn)}${reference && `, ${reference}`}, by ${paidBy}`, sentWords(mailed), reopened && `before that ${how}`];
  return `Frozen: ${steps.filter(Boolean).join('; ')}`;
}

function sentWords(mailed: NonNullable<CommissionReport['run']>['mailed']): string {
  const sent = Object.keys(mailed).length;
  return sent === 0 ? '' : `${countOf(sent, statements)} mailed`;
}
