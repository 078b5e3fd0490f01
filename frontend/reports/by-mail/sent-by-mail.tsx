import { EnvelopeIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { formatWords, reportTitle, whenWords } from '../../../backend/reports/schedules/schedule-words.rules.js';
import type { ScheduleAnswer } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { addressOfChoice, keptReportNamed } from '../../../backend/reports/kept-reports.rules.js';
import { Section } from '../../kit/page/section.js';
import { useSession } from '../../server/session.js';
import { HubLine } from '../hub-line.js';
import { useViewsOfReports } from '../views/use-report-views.js';
import { chosenWords } from './chosen-words.js';
import { useSchedules } from './use-schedules.js';

/** What goes out by mail, below the reports; nothing where none does. */
export function SentByMail() {
  const running = useSchedules().schedules?.filter(({ status }) => status === 'Running') ?? [];
  const views = useViewsOfReports();
  if (running.length === 0) return null;
  return (
    <Section title="Sent by mail" note="on a schedule, New York time" action={<Link to="/admin/report-schedules">All schedules</Link>} className="hub-section">
      <ul className="hub-entries">
        {running.map((schedule) => (
          <Sent key={schedule.scheduleId} schedule={schedule} chosen={chosenWords(schedule, views)} />
        ))}
      </ul>
    </Section>
  );
}

function Sent({ schedule, chosen }: { readonly schedule: ScheduleAnswer; readonly chosen: string }) {
  const { user, may } = useSession();
  const { report, query, format, receivers } = schedule;
  const rule = keptReportNamed(report);
  const others = receivers.filter(({ userId }) => userId !== user.userId);
  const names = [...(others.length < receivers.length ? ['you'] : []), ...(others.length > 2 ? [`${others.length} others`] : others.map(({ name }) => name))];
  const title = rule && may(rule.permission) ? <Link to={addressOfChoice(rule, query)}>{rule.title}</Link> : <b>{reportTitle(report)}</b>;
  return <HubLine icon={<EnvelopeIcon />} title={title} words={`${chosen}: ${formatWords[format]}, to ${names.join(' and ')}`} beside={whenWords(schedule)} />;
}
