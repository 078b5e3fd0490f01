import { useState } from 'react';
import type { ScheduleAnswer } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { reportTitle } from '../../../backend/reports/schedules/schedule-words.rules.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { Question } from '../../kit/page/question.js';
import { Section } from '../../kit/page/section.js';
import { useCommand } from '../../server/use-command.js';
import { useViewsOfReports } from '../views/use-report-views.js';
import { chosenWords } from './chosen-words.js';
import { nameOfSchedule } from './name-of-schedule.js';
import { ScheduleDialog } from './schedule-dialog.js';
import { ScheduleEntry } from './schedule-entry.js';
import { ScheduleHistory } from './schedule-history.js';
import { useSchedules } from './use-schedules.js';
import './by-mail.css';

interface Asked {
  readonly what: 'change' | 'stop' | 'delete' | 'history';
  readonly of: ScheduleAnswer;
}

/** /admin/report-schedules: which reports go out by mail, when and to whom. */
export function SchedulesPage() {
  const { schedules, problem, retry } = useSchedules();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const stop = useCommand<ScheduleAnswer>({ url: ({ scheduleId }) => `/api/ReportSchedules/${scheduleId}/Stop`, onDone: retry });
  const remove = useCommand<ScheduleAnswer>({ method: 'DELETE', url: ({ scheduleId }) => `/api/ReportSchedules/${scheduleId}`, onDone: retry });
  const views = useViewsOfReports();
  const failed = [stop, remove].find((command) => command.problem);
  const name = asked && nameOfSchedule(asked.of, chosenWords(asked.of, views));
  const running = schedules?.filter(({ status }) => status === 'Running').length ?? 0;
  return (
    <Page title="Reports by mail">
      <PageHeader title="Reports by mail" note={schedules && `${running} running, ${schedules.length - running} stopped; a new one is made on the report itself`} />
      {failed?.problem && <ProblemBar problem={failed.problem} retry={failed.retry} dismiss={failed.dismiss} />}
      {problem && !schedules && <ProblemNotice problem={problem} retry={retry} />}
      {!problem && !schedules && <span className="bone" aria-label="Loading" />}
      {schedules && (
        <Section title="Schedules">
          {schedules.length === 0 && <EmptyNotice text="No report goes out by mail. Open one, choose what it is of, and press By mail." />}
          <ul className="plain-list schedule-entries">
            {schedules.map((schedule) => (
              <ScheduleEntry
                key={schedule.scheduleId}
                schedule={schedule}
                chosen={chosenWords(schedule, views)}
                onChange={() => setAsked({ what: 'change', of: schedule })}
                onStop={() => setAsked({ what: 'stop', of: schedule })}
                onDelete={() => setAsked({ what: 'delete', of: schedule })}
                onHistory={() => setAsked({ what: 'history', of: schedule })}
              />
            ))}
          </ul>
        </Section>
      )}
      {asked?.what === 'change' && <ScheduleDialog report={asked.of.report} schedule={asked.of} plan={planOf(asked.of)} onClose={close} />}
      {asked?.what === 'history' && name && <ScheduleHistory scheduleId={asked.of.scheduleId} title={`${reportTitle(asked.of.report)} by mail`} name={name} onClose={close} />}
      {asked?.what === 'stop' && (
        <Question confirmText="Stop it" onCancel={close} onConfirm={() => (close(), void stop.run(asked.of))}>
          Stop {name}? Nobody gets it any more, and it cannot be started again: a new one is made on the report.
        </Question>
      )}
      {asked?.what === 'delete' && (
        <Question confirmText="Delete it" onCancel={close} onConfirm={() => (close(), void remove.run(asked.of))}>
          Delete {name}? It is stopped, and leaves this list. Its history stays in Changes.
        </Question>
      )}
    </Page>
  );
}

/** Who may not open it any more is out of what is chosen. */
function planOf({ query, every, weekday, dayOfMonth, hour, format, receivers }: ScheduleAnswer) {
  return { query, every, weekday, dayOfMonth, hour, format, receivers: receivers.filter(({ gets }) => gets).map(({ userId }) => userId) };
}
