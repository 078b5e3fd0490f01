import { Link } from 'react-router-dom';
import type { SeenFigures } from '../../../backend/reports/report.dto.js';
import { readsContracts } from '../../../backend/reports/report-permissions.rules.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { Section } from '../../kit/page/section.js';
import { useSession } from '../../server/session.js';
import { HiddenFigures } from '../table/hidden-figures.js';
import { readOrder, orderWords } from './lines-order.js';
import { ShowRate } from './show-rate.js';
import { SourceBringing } from './source-bringing.js';
import { SourceMonths } from './source-months.js';
import { SourceTiles } from './source-tiles.js';
import { YearLines, type LinesLayout } from './year-lines.js';
import type { YearContext } from './year-screen.js';
import { linesByMonthQuery } from '../../../backend/reports/year-view.rules.js';
import { useReportMonths } from '../table/use-report.js';
import './marketing.css';

const columns: readonly MeasureName[] = ['booked', 'noShowCanceled', 'tours', 'showRate', 'notQualified', 'qualified', 'sales', 'closePercent', 'rescinded', 'netVolume', 'vpg'];

const layout: LinesLayout = {
  columns,
  strong: 'netVolume',
  monthly: { measure: 'tours', head: 'Month by month', besideBefore: false },
  drawn: { showRate: (figures: SeenFigures, figure) => <ShowRate figures={figures} figure={figure} /> },
};

/** Where guests come from, and whether they show up. */
export function Marketing({ context }: { readonly context: YearContext }) {
  const { name, view, asOf, answer, params, onAsk, onOpen } = context;
  const { may } = useSession();
  const seesPrices = readsContracts((anyOf) => may(anyOf), view);
  const monthly = useReportMonths(name, linesByMonthQuery(view, asOf, 'tours').toString());
  const months = monthly.isOld ? undefined : monthly.answer;
  const order = readOrder(params.get('sort'), ['label', ...columns], { field: 'label', descending: false });
  const days = new URLSearchParams({ from: view.from, to: view.to }).toString();
  return (
    <>
      <SourceTiles context={context} seesPrices={seesPrices} />
      <div className={seesPrices ? 'year-charts source-charts' : undefined}>
        <SourceMonths context={context} months={months} problem={monthly.problem} retry={monthly.retry} />
        {seesPrices && <SourceBringing context={context} />}
      </div>
      {answer && (
        <Section title="By marketing source" note={order.field === 'label' && !order.descending ? 'by name, (none) first' : undefined} action={<Link to={`/admin/reports-marketing-source-detail?${days}`}>Open the source report</Link>}>
          <YearLines answer={answer} lines="source" layout={layout} view={view} months={months} order={order} onSort={(next) => onAsk({ sort: orderWords(next) })} first={undefined} onChoose={(measure, key) => onOpen?.({ measure, key })} />
          <HiddenFigures hidden={answer.hidden} />
        </Section>
      )}
    </>
  );
}
