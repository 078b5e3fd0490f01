import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reportNamed } from '../../../backend/reports/reports.rules.js';
import { readReportView, reportQuery } from '../../../backend/reports/report-view.rules.js';
import { monthsQuery, readYearView } from '../../../backend/reports/year-view.rules.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { employeeOf } from '../../../events/reports/report-keys.rules.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { lastKnownDay } from '../../kit/as-of/last-known-day.js';
import { formatDate } from '../../kit/format/dates.js';
import { Figures } from '../../kit/live-answer/figures.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { AddressNote } from '../asks/address-note.js';
import { ViewNote } from '../../kit/views/view-note.js';
import { useSession } from '../../server/session.js';
import { HiddenFigures } from '../table/hidden-figures.js';
import { LastMove } from '../table/last-move.js';
import { useMayOpenTours } from '../table/may-open-tours.js';
import { paceWords } from '../table/pace-words.js';
import { ReportAsks } from '../asks/report-asks.js';
import { ReportTrouble } from '../table/report-trouble.js';
import { ToursBehind } from '../table/tours-behind.js';
import { useReport } from '../table/use-report.js';
import { lensOnPaper } from '../table/sales-words.js';
import { useReportAddress } from '../asks/use-report-address.js';
import { ReportActions } from '../views/report-actions.js';
import { useReportViewMenu } from '../views/use-report-views.js';
import { YearCharts } from '../year/year-charts.js';
import { RepFunnel } from './rep-funnel.js';
import { RepSales } from './rep-sales.js';
import { RepTiles } from './rep-tiles.js';
import { useRepCommission } from './use-rep-commission.js';
import './rep.css';

const NAME = 'sales-rep-detail';

/** One rep: figures beside those of all, months, how far the tours came, and the contracts with their commission. */
export function RepScreen() {
  const { title } = reportNamed(NAME)!;
  const { may } = useSession();
  const { day: asOf } = useAsOf();
  const { params, put } = useReportAddress();
  const views = useReportViewMenu(NAME);
  const lastDay = lastKnownDay(asOf);
  const view = readReportView(params, 'last-month-to-today', lastDay);
  const { behind, rep = '', from, to } = view;
  const query = reportQuery(view, asOf);
  const report = useReport(NAME, query.toString());
  // Of one source or team they are not all.
  const isOfAll = view.source === undefined && view.team === undefined;
  const everybody = useReport(NAME, reportQuery({ ...view, rep: undefined, against: undefined }, asOf).toString());
  // Undefined where they are of other days, or their call failed: the choice then asks for itself.
  const reps = !isOfAll || everybody.isOld || everybody.problem ? undefined : (everybody.answer?.lines ?? []);
  const year = readYearView(new URLSearchParams({ ...Object.fromEntries(params), year: to.slice(0, 4) }), lastDay);
  const months = useReport(NAME, monthsQuery(year, asOf).toString());
  const employeeId = employeeOf(rep);
  const commission = useRepCommission({ employeeId, from, to, isNow: asOf === undefined });
  const [byPayDate, setByPayDate] = useState(false);
  const opensTours = useMayOpenTours();
  const { answer, isOld, moved, problem } = report;
  const name = (isOld ? undefined : answer?.of?.rep) ?? everybody.answer?.lines.find(({ key }) => key === rep)?.label ?? rep;
  const pace = !moved && (answer || !problem) ? paceWords(report, asOf) : '';
  const open = (measure: MeasureName) => put(behind?.measure === measure && !behind.key ? { measure: undefined, key: undefined } : { measure, key: undefined });
  const onOpen = opensTours ? open : undefined;
  return (
    <Page title={`${name}, ${title}`} className="report-paper">
      <PageHeader
        title={name}
        note={
          <>
            <button type="button" className="link-button" onClick={() => put({ rep: undefined, measure: undefined, key: undefined })}>
              {title}
            </button>
            {employeeId !== undefined && <> · employee {may('Employees_Detail') ? <Link to={`/admin/employees-detail/${employeeId}`}>{employeeId}</Link> : employeeId}</>}
            {`, ${formatDate(from)} to ${formatDate(to)}`}
            {pace && `, ${pace}`}
            {moved && <>, <LastMove moved={moved} /></>}
          </>
        }
        onPaper={lensOnPaper(view)}
        actions={<ReportActions report={NAME} file={`/api/Reports/${NAME}/Export?${query.toString()}`} views={views} />}
      />
      <AddressNote days="last-month-to-today" report={NAME} />
      <ViewNote {...views} />
      <RepSteps keys={everybody.answer?.lines ?? []} rep={rep} onGo={(key) => put({ rep: key, measure: undefined, key: undefined })} />
      <ReportAsks report={NAME} view={view} answer={isOld ? undefined : answer} reps={reps} onAsk={put} />
      <ReportTrouble {...report} lens={view} onAsk={put} />
      <Figures isOld={isOld}>
        <RepTiles answer={answer} all={everybody.answer?.total} opened={behind?.measure} onOpen={onOpen} commission={commission?.answer} />
        <div className="rep-charts">
          <YearCharts shown={['salesVolume']} context={{ view: { ...year, behind: undefined }, months, onOpen: undefined }} />
          <RepFunnel answer={answer} opened={behind?.measure} onOpen={onOpen} />
        </div>
        <HiddenFigures hidden={answer?.hidden} />
      </Figures>
      {behind && answer && !isOld && <ToursBehind key={`${behind.key} ${behind.measure}`} report={NAME} query={query} behind={behind} label={name} position={answer.position} />}
      {commission && <RepSales commission={commission} byPayDate={byPayDate} onTurn={setByPayDate} />}
    </Page>
  );
}

interface RepStepsProps {
  readonly keys: readonly { readonly key: string; readonly label: string }[];
  readonly rep: string;
  readonly onGo: (key: string) => void;
}

/** From rep to rep with the same days. */
function RepSteps({ keys, rep, onGo }: RepStepsProps) {
  const place = keys.findIndex(({ key }) => key === rep);
  const [before, after] = [place > 0 ? keys[place - 1] : undefined, place === -1 ? undefined : keys[place + 1]];
  return (
    <ButtonGroup className="rep-steps no-print">
      <Button icon={<ChevronLeftIcon className="mirrored" />} text={before?.label ?? 'First'} disabled={!before} aria-label={before ? `Previous rep, ${before.label}` : 'No rep before'} onClick={() => before && onGo(before.key)} />
      <Button endIcon={<ChevronRightIcon className="mirrored" />} text={after?.label ?? 'Last'} disabled={!after} aria-label={after ? `Next rep, ${after.label}` : 'No rep after'} onClick={() => after && onGo(after.key)} />
    </ButtonGroup>
  );
}
