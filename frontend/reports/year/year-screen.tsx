import { Button } from '@blueprintjs/core';
import { lineNouns, reportNamed, type ReportName } from '../../../backend/reports/reports.rules.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { AsOfPicker } from '../../kit/as-of/as-of-picker.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { today } from '../../kit/format/dates.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { PrintButton } from '../../kit/paper/print-button.js';
import { Figures } from '../../kit/live-answer/figures.js';
import { MailButton } from '../by-mail/mail-button.js';
import { ViewNote } from '../../kit/views/view-note.js';
import { ViewsMenu } from '../../kit/views/views-menu.js';
import { useReportViewMenu } from '../views/use-report-views.js';
import { HiddenFigures } from '../table/hidden-figures.js';
import { linesWords } from '../table/lines-words.js';
import { LastMove } from '../table/last-move.js';
import { ofWords } from '../table/of-asks.js';
import { paceWords } from '../table/pace-words.js';
import { ReportLines } from '../table/report-lines.js';
import { ToursBehind } from '../table/tours-behind.js';
import { useReport } from '../table/use-report.js';
import { useReportAddress } from '../table/use-report-address.js';
import { ReportTrouble } from '../table/report-trouble.js';
import { useMayOpenTours } from '../table/may-open-tours.js';
import { YearAsks } from './year-asks.js';
import { YearCharts } from './year-charts.js';
import { YearTiles } from './year-tiles.js';
import { monthsQuery, readYearView, yearQuery } from '../../../backend/reports/year-view.rules.js';
import './year-screen.css';

interface YearScreenProps {
  readonly name: ReportName;
  readonly tiles: readonly MeasureName[];
  readonly charts: readonly MeasureName[];
}

/** A year beside the one before it: figures, months, and its lines. */
export function YearScreen({ name, tiles, charts }: YearScreenProps) {
  const { title, lines } = reportNamed(name)!;
  const { day: asOf, choose: chooseDay } = useAsOf();
  const { params, put } = useReportAddress();
  const views = useReportViewMenu(name);
  const view = readYearView(params, asOf ?? today());
  const query = yearQuery(view, asOf);
  const report = useReport(name, query.toString());
  const { answer, isOld, moved, problem } = report;
  const months = useReport(name, monthsQuery(view, asOf).toString());
  const opensTours = useMayOpenTours();
  const { behind } = view;
  const open = (measure: MeasureName, key?: string, isMonth = false) => {
    const isOpen = behind?.measure === measure && behind.key === key;
    put(isOpen ? { measure: undefined, key: undefined, by: undefined } : { measure, key, by: isMonth ? 'month' : undefined });
  };
  const isShut = problem !== undefined && !answer;
  const isEmpty = answer?.lines.length === 0 && answer.before?.lines.length === 0;
  const label = behind?.key === undefined ? `All of ${view.year}` : behind.isMonth ? `${behind.key.slice(5)}/${behind.key.slice(0, 4)}` : (answer?.lines.find(({ key }) => key === behind.key)?.label ?? behind.key);
  return (
    <Page title={title} className="report-paper">
      <PageHeader
        title={title}
        note={moved ? <LastMove moved={moved} /> : [ofWords(isOld ? undefined : answer), answer || !problem ? paceWords(report, asOf) : ''].filter(Boolean).join(', ')}
        actions={
          <>
            <AsOfPicker day={asOf} onPick={(day) => chooseDay(day)} />
            <ExportButtons url={`/api/Reports/${name}/Export?${lines === 'month' ? monthsQuery(view, asOf).toString() : query.toString()}`} />
            <ViewsMenu {...views} everything="As it opens" />
            <MailButton report={name} params={params} />
            <PrintButton />
          </>
        }
      />
      <ViewNote {...views} />
      <YearAsks report={name} view={view} answer={isOld ? undefined : answer} lastDay={asOf ?? today()} onAsk={put} />
      <ReportTrouble {...report} lens={view} onAsk={put} />
      {isShut ? null : isEmpty ? (
        <EmptyNotice text={`No tours in ${view.year} and ${view.against}.`} action={answer.lastDay && <Button text={`Show ${answer.lastDay.slice(0, 4)}`} onClick={() => put({ year: answer.lastDay!.slice(0, 4) })} />} />
      ) : (
        <Figures isOld={isOld || months.isOld}>
          <YearTiles answer={answer} view={view} shown={tiles} onOpen={opensTours ? (measure) => open(measure) : undefined} />
          <YearCharts shown={charts} view={view} months={months} onOpen={opensTours ? (measure, month) => open(measure, month, true) : undefined} />
          {answer && lines !== 'month' && (
            <Section title={lines === 'rep' ? 'By sales rep' : 'By marketing source'} note={linesWords(answer)}>
              <ReportLines answer={answer} noun={lineNouns[lines]} lineTo={lines === 'rep' ? (rep) => `/admin/reports-sales-rep-detail?${new URLSearchParams({ rep, from: view.from, to: view.to }).toString()}` : undefined} chosen={behind && !behind.isMonth ? behind : undefined} onChoose={({ key, measure }) => open(measure, key)} />
              <HiddenFigures hidden={answer.hidden} />
            </Section>
          )}
          {answer && lines === 'month' && <HiddenFigures hidden={answer.hidden} />}
        </Figures>
      )}
      {behind && answer && !isOld && <ToursBehind key={`${behind.key} ${behind.measure}`} report={name} query={behind.isMonth ? monthsQuery(view, asOf) : query} behind={behind} label={label} position={answer.position} />}
    </Page>
  );
}
