import { Dialog } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import type { HistoryPage } from '../../../backend/platform/records/history.js';
import { When } from '../../kit/format/when.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { choiceWords } from './choice-words.js';

interface ScheduleHistoryProps {
  readonly scheduleId: number;
  readonly title: string;
  /** Which of several. */
  readonly name: string;
  readonly onClose: () => void;
}

/** What became of a schedule: who changed it, when it went out, who left. */
export function ScheduleHistory({ scheduleId, title, name, onClose }: ScheduleHistoryProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['report-schedule-history', scheduleId],
    queryFn: async ({ signal }) => (await get<HistoryPage>(`/api/ReportSchedules/${scheduleId}/History?limit=200`, signal)).data,
    staleTime: 0,
  });
  return (
    <Dialog isOpen transitionDuration={0} onClose={onClose} title={title} className="schedule-dialog">
      <p className="schedule-history-of page-note">{name}</p>
      <ol className="schedule-history plain-list" tabIndex={0} aria-label="History">
        {error && !data ? <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} /> : null}
        {!data && !error && <span className="bone" aria-label="Loading" />}
        {data?.entries.map(({ revision, title: words, at, by, changes }) => (
          <li key={revision}>
            <b>{words}</b>
            <span className="page-note">
              {by.name}, <When at={at} inSentence />
            </span>
            {changes.map(({ field, label, from, to }) => (
              <span key={field}>{`${label}: ${from ? `${said(field, from)} → ` : ''}${said(field, to)}`}</span>
            ))}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function said(field: string, value: unknown): string {
  const words = String(value as string);
  return field === 'chosen' ? choiceWords(words) || 'as it opens' : words;
}
