import { Button, ButtonGroup } from '@blueprintjs/core';
import { monthInWords } from '../../../../backend/platform/calendar/day.rules.js';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { addMonths } from '../../../../backend/platform/calendar/day.rules.js';
import type { CedeAnswer } from '../../../../backend/reports/cede/cede-report.dto.js';
import { cedeTitle } from '../../../../backend/reports/cede/cede-report.rules.js';
import { useAsOf } from '../../../kit/as-of/use-as-of.js';
import { lastKnownDay } from '../../../kit/as-of/last-known-day.js';
import { formatCount } from '../../../kit/format/money.js';
import { Figures } from '../../../kit/live-answer/figures.js';
import { AddressNote } from '../../asks/address-note.js';
import { ViewNote } from '../../../kit/views/view-note.js';
import { Page, PageHeader } from '../../../kit/page/page.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../../../kit/page/problem-notice.js';
import { Section } from '../../../kit/page/section.js';
import { permissionLabel } from '../../../../events/users/permission-words.rules.js';
import { useSession } from '../../../server/session.js';
import { paceWords } from '../../table/pace-words.js';
import { useReportAddress } from '../../asks/use-report-address.js';
import { ReportActions } from '../../views/report-actions.js';
import { useReportViewMenu } from '../../views/use-report-views.js';
import { MembersKnownNote } from '../members-known.js';
import { CedeLines, CedeMonths } from './cede-tables.js';
import { CededMembers } from './ceded-members.js';
import { cedeQuery, readCedeView, type CedeView } from './cede-view.js';
import { useCedeReport } from './use-cede-report.js';
import '../../year/year-screen.css';
import './cede-report.css';

/** /admin/reports-epic-membership-points (document 3, 2.8) */
export function CedeReport() {
  const { day: asOf } = useAsOf();
  const { params, put } = useReportAddress();
  const views = useReportViewMenu('epic-membership-points');
  const view = readCedeView(params, lastKnownDay(asOf));
  const query = cedeQuery(view, asOf);
  const report = useCedeReport(query.toString());
  const { answer, isOld, problem, retry } = report;
  const opens = useSession().may('Epic_Members_Main');
  const { behind } = view;
  const open = (next: NonNullable<CedeView['behind']>) => put(behind?.key === next.key && behind?.month === next.month ? { key: undefined, month: undefined, behind: undefined } : { key: next.key, month: next.month, behind: next.key || next.month ? undefined : 'total' });
  const onOpen = opens ? open : undefined;
  // Zeros would read as if there were nothing to cede.
  const isKnown = answer?.membersKnownFrom === undefined;
  return (
    <Page title={cedeTitle} className="report-paper">
      <PageHeader
        title={cedeTitle}
        note={(answer || !problem) && paceWords(report, asOf)}
        actions={<ReportActions report="epic-membership-points" file={`/api/Reports/epic-membership-points/Export?${query.toString()}`} views={views} />}
      />
      <MembersKnownNote answer={isOld ? undefined : answer} />
      <AddressNote days="last-month-shown" report="epic-membership-points" />
      <ViewNote {...views} />
      {problem && (answer ? <ProblemBar problem={problem} retry={retry} dismiss={retry} /> : <ProblemNotice problem={problem} retry={retry} />)}
      {answer && (
        <Figures isOld={isOld}>
          <div className="cede-tables">
            <Section title="Points to be ceded" note="by status of the contract">
              {isKnown ? (
                <>
                  <CedeLines answer={answer} behind={behind} onOpen={onOpen} />
                  <Beside answer={answer} />
                </>
              ) : (
                <EmptyNotice text="No member was known yet." />
              )}
              {!opens && <p className="page-note">To see the members themselves takes {permissionLabel('Epic_Members_Main')} among your permissions.</p>}
            </Section>
            <Section title="Members by month" note="by the day on which they were enrolled" action={isKnown && <Months answer={answer} isLast={view.to === undefined} onGo={(to) => put({ to, month: undefined, key: undefined, behind: undefined })} />}>
              {answer.months.every(({ total }) => total === 0) ? (
                <EmptyNotice text={isKnown ? 'Nobody was enrolled in these months.' : 'No member was known yet.'} action={answer.lastMonth && <Button text={`Show ${monthInWords(answer.lastMonth)}`} onClick={() => put({ to: `${answer.lastMonth!}-01` })} />} />
              ) : (
                <CedeMonths answer={answer} behind={behind} onOpen={onOpen} />
              )}
            </Section>
          </div>
        </Figures>
      )}
      {behind && opens && answer && !isOld && <CededMembers key={`${behind.key} ${behind.month}`} query={query} behind={behind} position={answer.position} />}
    </Page>
  );
}

/** Who is in no total, and why. */
function Beside({ answer: { beside } }: { readonly answer: CedeAnswer }) {
  if (beside.length === 0) return null;
  return <p className="page-note">Not to be ceded, and in no total: {beside.map(({ label, members, points }) => `${label} ${formatCount(members)} (${formatCount(points)} points)`).join(', ')}.</p>;
}

/** The months that are shown, a year earlier and a year later. */
function Months({ answer: { from, to }, isLast, onGo }: { readonly answer: CedeAnswer; readonly isLast: boolean; readonly onGo: (to: string | undefined) => void }) {
  return (
    <ButtonGroup className="no-print">
      <Button icon={<ChevronLeftIcon className="mirrored" />} aria-label="A year earlier" onClick={() => onGo(addMonths(to, -12))} />
      <span className="year-words">
        {monthInWords(from)} to {monthInWords(to)}
      </span>
      <Button icon={<ChevronRightIcon className="mirrored" />} aria-label="A year later" disabled={isLast} onClick={() => onGo(addMonths(to, 12))} />
    </ButtonGroup>
  );
}
