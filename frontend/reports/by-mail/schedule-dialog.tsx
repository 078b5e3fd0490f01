import { Button, Dialog } from '@blueprintjs/core';
import { useState } from 'react';
import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import { isOfFixedDays, keptReportNamed } from '../../../backend/reports/kept-reports.rules.js';
import type { ScheduleAnswer } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { reportTitle } from '../../../backend/reports/schedules/schedule-words.rules.js';
import '../../kit/detail/reason-dialog.css';
import '../../kit/form/form.css';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { toast } from '../../kit/toast.js';
import { useCommand } from '../../server/use-command.js';
import { choiceWords } from './choice-words.js';
import { ReceiversChoice } from './receivers-choice.js';
import type { PlanAsked } from './schedule-plan.js';
import { ScheduleTimes } from './schedule-times.js';
import { useChosenNames } from './use-chosen-names.js';
import './by-mail.css';

interface ScheduleDialogProps {
  readonly report: string;
  readonly plan: PlanAsked;
  /** The one that is changed, as it was seen; absent for a new one. */
  readonly schedule?: Pick<ScheduleAnswer, 'scheduleId' | 'revision' | 'names' | 'opens'>;
  readonly onClose: () => void;
}

/** When a report goes out by mail, as what, and to whom. */
export function ScheduleDialog({ report, plan: before, schedule, onClose }: ScheduleDialogProps) {
  const known = keptReportNamed(report);
  const opens = schedule?.opens ?? true;
  const [plan, setPlan] = useState(before);
  const names = useChosenNames(report, schedule ? '' : plan.query);
  const save = useCommand<PlanAsked & { readonly report?: string }>({
    ...(schedule === undefined ? { url: '/api/ReportSchedules' } : { url: `/api/ReportSchedules/${schedule.scheduleId}`, method: 'PUT' as const }),
    onDone: () => (void toast(schedule === undefined ? `${reportTitle(report)} goes out by mail` : 'The schedule is changed'), onClose()),
  });
  const [isTried, setTried] = useState(false);
  const nobody = isTried && plan.receivers.length === 0 ? 'Please choose who gets it' : undefined;
  const atReceivers = save.problem?.body.field === 'receivers';
  const send = () => {
    setTried(true);
    if (plan.receivers.length > 0) void (schedule === undefined ? save.run({ ...plan, report }) : save.run(plan, { ifMatch: schedule.revision }));
  };
  return (
    <Dialog isOpen transitionDuration={0} onClose={onClose} title={`${reportTitle(report)} by mail`} className="schedule-dialog">
      <form onSubmit={(event) => (event.preventDefault(), send())}>
        <div className="reason-body schedule-body">
          <p>
            {opens ? capitalised(choiceWords(plan.query, schedule?.names ?? names) || 'as it opens') : 'What was chosen stays as it is'}: each gets what they may see of it, with a link to it.
            {known && opens && isOfFixedDays(known, plan.query) && <b> These days stay the same in every mail{known.takes.includes('period') ? '; choose a period by its word to have them move on' : ''}.</b>}
          </p>
          <ScheduleTimes plan={plan} onChange={setPlan} />
          <ReceiversChoice report={report} query={plan.query} schedule={schedule?.scheduleId} chosen={plan.receivers} fault={nobody ?? (atReceivers ? save.problem?.message : undefined)} onChange={(receivers) => (save.dismiss(), setPlan({ ...plan, receivers }))} />
          {save.problem && !atReceivers && <ProblemBar problem={save.problem} retry={save.retry} dismiss={save.dismiss} />}
          {save.problem?.isStale && <p>Nothing of this was saved. Cancel, and press Change again: it opens as it is now.</p>}
        </div>
        <div className="reason-foot">
          <Button text="Cancel" onClick={onClose} />
          <Button type="submit" intent="primary" text={save.pending ? 'Please wait…' : schedule === undefined ? 'Schedule' : 'Save'} disabled={save.pending} />
        </div>
      </form>
    </Dialog>
  );
}
