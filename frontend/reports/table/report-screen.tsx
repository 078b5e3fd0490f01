import { Button } from '@blueprintjs/core';
import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { lineNouns, reportNamed, type ReportName } from '../../../backend/reports/reports.rules.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { lastKnownDay } from '../../kit/as-of/last-known-day.js';
import { formatDate } from '../../kit/format/dates.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { Figures } from '../../kit/live-answer/figures.js';
import { HiddenFigures } from './hidden-figures.js';
import { linesWords } from './lines-words.js';
import { AddressNote } from '../asks/address-note.js';
import { ViewNote } from '../../kit/views/view-note.js';
import { ReportActions } from '../views/report-actions.js';
import { useReportViewMenu } from '../views/use-report-views.js';
import { LastMove } from './last-move.js';
import { ofWords } from '../asks/of-asks.js';
import { paceWords } from './pace-words.js';
import { ReportAsks } from '../asks/report-asks.js';
import { ReportLines } from './report-lines.js';
import { monthOf } from '../../../backend/reports/report-periods.rules.js';
import { addressOfDays, readReportView, reportQuery, type AddressChanges } from '../../../backend/reports/report-view.rules.js';
import { LinesToCome } from './lines-to-come.js';
import { ReportTrouble } from './report-trouble.js';
import { lensOnPaper } from './sales-words.js';
import { useReportAddress } from '../asks/use-report-address.js';
import { ToursBehind } from './tours-behind.js';
import { useReport } from './use-report.js';
import { monthInWords } from '../../../backend/platform/calendar/day.rules.js';

/** A report of a period, line by line. */
export function ReportScreen({ name }: { readonly name: ReportName }) {
  const { title, lines, days } = reportNamed(name)!;
  const noun = lineNouns[lines];
  const { day: asOf } = useAsOf();
  const { params, put } = useReportAddress();
  const views = useReportViewMenu(name);
  const view = readReportView(params, days === 'year' ? 'this-year' : days, lastKnownDay(asOf));
  const query = reportQuery(view, asOf);
  const report = useReport(name, query.toString());
  const { answer, isOld, moved, problem } = report;
  const { behind } = view;
  const label = behind?.key === undefined ? 'All' : (answer?.lines.find(({ key }) => key === behind.key)?.label ?? behind.key);
  return (
    <Page title={title} className="report-paper">
      <PageHeader
        title={title}
        note={[ofWords(isOld ? undefined : answer), `${formatDate(view.from)} to ${formatDate(view.to)}`, answer || !problem ? paceWords(report, asOf) : ''].filter(Boolean).join(', ')}
        onPaper={lensOnPaper(view)}
        actions={<ReportActions report={name} file={`/api/Reports/${name}/Export?${query.toString()}`} views={views} />}
      />
      <AddressNote days={days === 'year' ? 'this-year' : days} report={name} />
      <ViewNote {...views} />
      <ReportAsks report={name} view={view} answer={isOld ? undefined : answer} onAsk={put} />
      <ReportTrouble {...report} lens={view} onAsk={put} />
      {!answer && !problem && <LinesToCome noun={noun.one} />}
      <Figures isOld={isOld}>
        {answer && (
          <Section title={`By ${noun.one}`} note={moved ? <LastMove moved={moved} /> : linesWords(answer)}>
            {answer.lines.length === 0 && !answer.before?.lines.length ? (
              <NothingThen answer={answer} onAsk={put} />
            ) : (
              <ReportLines answer={answer} noun={noun} chosen={behind} lineTo={name === 'sales-rep-detail' ? (rep) => `?${new URLSearchParams({ ...Object.fromEntries(params), rep }).toString()}` : undefined} onChoose={({ key, measure }) => put(isSame(behind, key, measure) ? { key: undefined, measure: undefined } : { key, measure })} />
            )}
            <HiddenFigures hidden={answer.hidden} />
          </Section>
        )}
      </Figures>
      {behind && answer && !isOld && <ToursBehind key={`${behind.key} ${behind.measure}`} report={name} query={query} behind={behind} label={label} position={answer.position} />}
    </Page>
  );
}

function NothingThen({ answer: { lastDay }, onAsk }: { readonly answer: ReportAnswer; readonly onAsk: (changes: AddressChanges) => void }) {
  const month = lastDay && monthOf(lastDay);
  return (
    <EmptyNotice
      text="No tours in these days."
      action={month && <Button text={`Show the last month that has some, ${monthInWords(month.from)}`} onClick={() => onAsk(addressOfDays(month))} />}
    />
  );
}

function isSame(behind: ReturnType<typeof readReportView>['behind'], key: string | undefined, measure: string): boolean {
  return behind !== undefined && behind.key === key && behind.measure === measure;
}
