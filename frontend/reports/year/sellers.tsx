import { Link } from 'react-router-dom';
import { readsContracts } from '../../../backend/reports/report-permissions.rules.js';
import { linesByMonthQuery } from '../../../backend/reports/year-view.rules.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { Section } from '../../kit/page/section.js';
import { useSession } from '../../server/session.js';
import { HiddenFigures } from '../table/hidden-figures.js';
import { linesWords } from '../table/lines-words.js';
import { useReportMonths } from '../table/use-report.js';
import { orderWords, readOrder } from './lines-order.js';
import { YearCharts } from './year-charts.js';
import { linesOfBothYears } from '../table/lines-of-both-years.js';
import { YearLines, type LinesLayout } from './year-lines.js';
import type { YearContext } from './year-screen.js';
import { MonthSoFarTile, YearTiles } from './year-tiles.js';

const columns: readonly MeasureName[] = ['booked', 'tours', 'sales', 'salesVolume', 'closePercent', 'rescinded', 'netVolume', 'netClosingPercent', 'vpg'];
const sold: LinesLayout = { columns, strong: 'netVolume', compared: 'netVolume', monthly: { measure: 'netVolume', head: 'Net by month', besideBefore: true } };
/** For readers who see no prices. */
const counted: LinesLayout = { columns, strong: 'sales', monthly: { measure: 'sales', head: 'Sales by month', besideBefore: true } };

/** Whether we are ahead, and who brings it. */
export function Sellers({ context }: { readonly context: YearContext }) {
  const { may } = useSession();
  const seesPrices = readsContracts((anyOf) => may(anyOf), context.view);
  return (
    <>
      <YearTiles context={context} shown={seesPrices ? ['salesVolume', 'netVolume', 'vpgEnded', 'closePercent'] : ['booked', 'tours', 'sales', 'closePercent']}>
        <MonthSoFarTile context={context} measure={seesPrices ? 'salesVolume' : 'sales'} />
      </YearTiles>
      <YearCharts context={context} shown={seesPrices ? ['salesVolume', 'vpgEnded'] : ['sales', 'tours']} curves={{ vpgEnded: 'volume over ended tours' }} />
      <SellersLines context={context} layout={seesPrices ? sold : counted} />
    </>
  );
}

/** As many are seen at first. */
const FIRST = 6;

function SellersLines({ context: { name, view, asOf, answer, params, onAsk, onOpen }, layout }: { readonly context: YearContext; readonly layout: LinesLayout }) {
  const months = useReportMonths(name, linesByMonthQuery(view, asOf, layout.monthly.measure).toString());
  if (!answer) return null;
  const order = readOrder(params.get('sort'), ['label', 'change', ...columns], { field: layout.strong!, descending: true });
  const isLong = linesOfBothYears(answer, answer.before).length > FIRST;
  const isCut = isLong && params.get('lines') !== 'all';
  const days = { from: view.from, to: view.to };
  const action = (
    <>
      {isLong && (
        <button type="button" className="link-button" onClick={() => onAsk({ lines: isCut ? 'all' : undefined })}>
          {isCut ? 'Show all' : `Show the first ${FIRST}`}
        </button>
      )}
      <Link to={`/admin/reports-sales-rep-detail?${new URLSearchParams(days).toString()}`}>Open the rep report</Link>
    </>
  );
  return (
    <Section title="By sales rep" note={<LinesNote words={linesWords(answer)} isCut={isCut} />} action={action}>
      <YearLines
        answer={answer}
        lines="rep"
        layout={layout}
        view={view}
        months={months.isOld ? undefined : months.answer}
        order={order}
        onSort={(next) => onAsk({ sort: orderWords(next) })}
        first={isCut ? FIRST : undefined}
        lineTo={(rep) => `/admin/reports-sales-rep-detail?${new URLSearchParams({ rep, ...days }).toString()}`}
        onChoose={(measure, key) => onOpen?.({ measure, key })}
      />
      <HiddenFigures hidden={answer.hidden} />
    </Section>
  );
}

/** On paper stand all lines. */
function LinesNote({ words, isCut }: { readonly words: string; readonly isCut: boolean }) {
  return (
    <>
      {words}
      {isCut && <span className="no-print">{`${words && ', '}the first ${FIRST}`}</span>}
    </>
  );
}
