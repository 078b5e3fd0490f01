import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import type { AddressChanges } from '../../../backend/reports/report-view.rules.js';
import { reportNamed, type ReportName } from '../../../backend/reports/reports.rules.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { lastKnownDay } from '../../kit/as-of/last-known-day.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';
import { Figures } from '../../kit/live-answer/figures.js';
import { AddressNote } from '../asks/address-note.js';
import { ViewNote } from '../../kit/views/view-note.js';
import { ReportActions } from '../views/report-actions.js';
import { useReportViewMenu } from '../views/use-report-views.js';
import { LastMove } from '../table/last-move.js';
import { ofWords } from '../asks/of-asks.js';
import { paceWords } from '../table/pace-words.js';
import { ToursBehind } from '../table/tours-behind.js';
import { useReport, type ReportState } from '../table/use-report.js';
import { yearOnPaper } from '../table/sales-words.js';
import { useReportAddress } from '../asks/use-report-address.js';
import { ReportTrouble } from '../table/report-trouble.js';
import { useMayOpenTours } from '../table/may-open-tours.js';
import { YearAsks } from './year-asks.js';
import { behindLabel } from './behind-label.js';
import { namedSources } from './sources.js';
import { addressOfBehind, behindQuery, isSameBehind, monthsQuery, readYearView, yearQuery, type YearBehind, type YearView } from '../../../backend/reports/year-view.rules.js';
import './year-screen.css';

/** What a dashboard draws of its year. */
export interface YearContext {
  readonly name: ReportName;
  readonly view: YearView;
  readonly asOf: string | undefined;
  /** Undefined until it is known. */
  readonly answer: ReportAnswer | undefined;
  /** The totals of both years month by month. */
  readonly months: ReportState;
  readonly params: URLSearchParams;
  readonly onAsk: (changes: AddressChanges) => void;
  /** Opens the tours behind a figure, or closes them again; absent for readers to whom tours are shut. */
  readonly onOpen: ((behind: OpenedFigure) => void) | undefined;
}

type OpenedFigure = Partial<YearBehind> & Pick<YearBehind, 'measure'>;

interface YearScreenProps {
  readonly name: ReportName;
  readonly children: (context: YearContext) => ReactNode;
}

/** A year beside the one before it: figures, months, and its lines. */
export function YearScreen({ name, children }: YearScreenProps) {
  const { title, lines } = reportNamed(name)!;
  const { day: asOf } = useAsOf();
  const { params, put } = useReportAddress();
  const views = useReportViewMenu(name);
  const view = readYearView(params, lastKnownDay(asOf));
  const query = yearQuery(view, asOf);
  const report = useReport(name, query.toString());
  const { answer, isOld, moved, problem } = report;
  const months = useReport(name, monthsQuery(view, asOf).toString());
  const opensTours = useMayOpenTours();
  const { behind } = view;
  const onOpen = opensTours ? (figure: OpenedFigure) => put(addressOfBehind(isSameBehind(behind, figure) ? undefined : figure)) : undefined;
  const isShut = problem !== undefined && !answer;
  const isEmpty = answer?.lines.length === 0 && answer.before?.lines.length === 0;
  return (
    <Page title={title} className="report-paper">
      <PageHeader
        title={title}
        note={moved ? <LastMove moved={moved} /> : [ofWords(isOld ? undefined : answer), answer || !problem ? paceWords(report, asOf) : ''].filter(Boolean).join(', ')}
        onPaper={yearOnPaper(view)}
        actions={<ReportActions report={name} file={`/api/Reports/${name}/Export?${lines === 'month' ? monthsQuery(view, asOf).toString() : query.toString()}`} views={views} />}
      />
      <AddressNote days="year" report={name} />
      <ViewNote {...views} />
      <YearAsks report={name} view={view} answer={isOld ? undefined : answer} lastDay={lastKnownDay(asOf)} onAsk={put} />
      <ReportTrouble {...report} lens={view} onAsk={put} />
      {isShut ? null : isEmpty ? (
        <EmptyNotice text={`No tours in ${view.year} and ${view.against}.`} action={answer.lastDay && <Button text={`Show ${answer.lastDay.slice(0, 4)}`} onClick={() => put({ year: answer.lastDay!.slice(0, 4) })} />} />
      ) : (
        <Figures isOld={isOld || months.isOld}>
          {children({ name, view, asOf, answer, months, params, onAsk: put, onOpen })}
        </Figures>
      )}
      {behind && answer && !isOld && <ToursBehind key={JSON.stringify(behind)} report={name} query={behindQuery(view, asOf, namedSources(answer))} behind={behind} label={behindLabel(view, answer)} position={answer.position} />}
    </Page>
  );
}
