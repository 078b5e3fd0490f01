import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { ScheduleAnswer } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { formatWords, reportTitle, whenWords } from '../../../backend/reports/schedules/schedule-words.rules.js';
import { addressOfChoice, keptReportNamed } from '../../../backend/reports/kept-reports.rules.js';
import { When } from '../../kit/format/when.js';
import { StatusDot } from '../../kit/status/status.js';
import { useSession } from '../../server/session.js';
import { nameOfSchedule } from './name-of-schedule.js';

interface ScheduleEntryProps {
  readonly schedule: ScheduleAnswer;
  /** What is sent of the report, in words. */
  readonly chosen: string;
  readonly onChange: () => void;
  readonly onStop: () => void;
  readonly onDelete: () => void;
  readonly onHistory: () => void;
}

/** One report that goes out by mail, to whom, and what is in the way. */
export function ScheduleEntry({ schedule, chosen, onChange, onStop, onDelete, onHistory }: ScheduleEntryProps) {
  const { report, query, status, format, receivers, left, ownerName, nextAt, lastAt, trouble, changeable } = schedule;
  const isRunning = status === 'Running';
  const shut = receivers.filter(({ gets }) => !gets);
  // A report may have several: their buttons differ by what is said after its name.
  const name = nameOfSchedule(schedule, chosen);
  return (
    <li className="schedule-entry">
      <div>
        <b>
          <ReportLink report={report} query={query} />
        </b>
        <span className="page-note">
          {chosen}
        </span>
        <span className="page-note">
          {whenWords(schedule)}, as {formatWords[format]}
        </span>
        <span className="page-note">
          to {receivers.map((one) => one.name).join(', ') || 'nobody'} · made by {ownerName}
        </span>
        {isRunning && shut.length > 0 && <span className="schedule-shut">{`${shut.map((one) => one.name).join(', ')} may not open it any more and ${shut.length === 1 ? 'gets' : 'get'} nothing`}</span>}
        {left.length > 0 && <span className="page-note">{`${left.map((one) => one.name).join(', ')} stopped getting it`}</span>}
        {trouble && <span className="schedule-shut">{`The last mail to ${trouble.recipient} has not gone out: ${trouble.reason}`}</span>}
      </div>
      <div className="schedule-times-said">
        <StatusDot status={status} />
        {nextAt && (
          <span>
            next <When at={nextAt} inSentence />
          </span>
        )}
        <span className="page-note">{lastAt ? <>last due <When at={lastAt} inSentence /></> : status === 'Stopped' ? 'never went out' : 'not due yet'}</span>
      </div>
      <div className="schedule-acts no-print">
        <Button size="small" variant="minimal" text="History" aria-label={`History of ${name}`} onClick={onHistory} />
        {changeable && isRunning && <Button size="small" text="Change" aria-label={`Change ${name}`} onClick={onChange} />}
        {changeable && isRunning && <Button size="small" text="Stop" aria-label={`Stop ${name}`} onClick={onStop} />}
        {changeable && !isRunning && <Button size="small" text="Delete" aria-label={`Delete ${name}`} onClick={onDelete} />}
      </div>
    </li>
  );
}

/** Only for who may open it. */
function ReportLink({ report, query }: Pick<ScheduleAnswer, 'report' | 'query'>) {
  const { may } = useSession();
  const rule = keptReportNamed(report);
  if (!rule || !may(rule.permission)) return reportTitle(report);
  return <Link to={addressOfChoice(rule, query)}>{rule.title}</Link>;
}
