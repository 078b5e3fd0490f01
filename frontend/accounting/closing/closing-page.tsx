import { Button } from '@blueprintjs/core';
import { LockIcon, UnlockIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MonthAnswer } from '../../../backend/accounting/closing/closing.dto.js';
import { addMonths, isMonth } from '../../../backend/platform/calendar/day.rules.js';
import { monthWords } from '../../../events/kernel/month-words.rules.js';
import { ReasonDialog } from '../../kit/detail/reason-dialog.js';
import { today } from '../../kit/format/dates.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { Question } from '../../kit/page/question.js';
import { useCommand } from '../../server/use-command.js';
import { useSession } from '../../server/session.js';
import { JournalBones } from '../journal-bones.js';
import { ChangedAfterClose } from './changed-after-close.js';
import { ClosedMonths } from './closed-months.js';
import { MonthCards } from './month-cards.js';
import { MonthSelect } from './month-select.js';
import { useClosing } from './use-closing.js';
import '../accounting.css';

const TITLE = 'Closing';

/** /admin/accounting-closing: a month is looked through, closed with what it came to, and opened again with a reason. */
export function ClosingPage() {
  const [params, setParams] = useSearchParams();
  const { may } = useSession();
  const asked = params.get('month') ?? '';
  const month = isMonth(asked) ? asked : addMonths(`${today().slice(0, 7)}-01`, -1).slice(0, 7);
  const closing = useClosing(Number(month.replace('-', '')));
  const shown = closing.month?.month === month ? closing.month : undefined;
  return (
    <Page title={TITLE}>
      <PageHeader title={TITLE} note={shown && `${monthWords(month)} is ${shown.closed ? 'closed' : 'open'}`} actions={shown && may('Accounting_Admin') && <ClosingButton key={month} month={shown} onDone={closing.again} />} />
      <div className="filter-bar">
        <MonthSelect month={month} closed={closing.lists?.months ?? []} onMonth={(next) => setParams({ month: next })} />
      </div>
      {closing.problem && (shown ? <ProblemBar problem={closing.problem} retry={closing.again} dismiss={closing.again} /> : <ProblemNotice problem={closing.problem} retry={closing.again} />)}
      {!shown && !closing.problem && <JournalBones />}
      {shown && <MonthCards month={shown} />}
      {closing.lists && !(closing.problem && !shown) && (
        <>
          <ChangedAfterClose rows={closing.lists.late} months={closing.lists.months} />
          <ClosedMonths rows={closing.lists.months} />
        </>
      )}
    </Page>
  );
}

/** Closes the month, with a reason where a check does not hold; or opens it again, always with one. */
function ClosingButton({ month: { monthId, month, closed, over, checks }, onDone }: { readonly month: MonthAnswer; readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const words = monthWords(month);
  const { run, pending, problem, retry, dismiss } = useCommand<{ reason?: string }>({ url: `/api/Accounting/Months/${monthId}/${closed ? 'Reopen' : 'Close'}`, onDone });
  const failed = checks.filter(({ ok }) => !ok);
  const send = (reason?: string) => {
    setAsking(false);
    void run(reason ? { reason } : {});
  };
  const cancel = () => setAsking(false);
  return (
    <>
      <Button icon={closed ? <UnlockIcon /> : <LockIcon />} text={closed ? `Reopen ${words}…` : `Close ${words}…`} disabled={!closed && !over} loading={pending} onClick={() => (dismiss(), setAsking(true))} />
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
      {asking && closed && <ReasonDialog title={`Reopen ${words}`} question="Why is it opened again? Everybody in accounting is told on Today." confirmText="Reopen" onCancel={cancel} onGiven={send} />}
      {asking && !closed && failed.length > 0 && <ReasonDialog title={`Close ${words}`} question={`${failed.map(({ name, detail }) => `${name}: ${detail}`).join('. ')}. Why is it closed all the same?`} confirmText="Close" onCancel={cancel} onGiven={send} />}
      {asking && !closed && failed.length === 0 && (
        <Question intent="primary" confirmText="Close" onCancel={cancel} onConfirm={() => send()}>
          Close {words}? What it comes to stays as it is; later changes of it ask why, and are booked on their own day.
        </Question>
      )}
    </>
  );
}
