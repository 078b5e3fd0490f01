import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { HiddenFigures } from '../table/hidden-figures.js';
import { Marketing } from './marketing.js';
import { Sellers } from './sellers.js';
import { YearCharts } from './year-charts.js';
import { YearScreen, type YearContext } from './year-screen.js';
import { YearTiles } from './year-tiles.js';

/** Dashboards of a year (document 3, 2.8). */

/** /admin/reports-sales-dashboard */
export function SalesDashboard() {
  return <YearScreen name="sales-dashboard">{(context) => <Sellers context={context} />}</YearScreen>;
}

/** /admin/reports-sales-volume-yoy */
export function SalesVolumeByYear() {
  return <YearScreen name="sales-volume-yoy">{(context) => <Months context={context} tiles={['salesVolume', 'netVolume', 'sales']} chart="salesVolume" />}</YearScreen>;
}

/** /admin/reports-sales-vpg-yoy */
export function VpgByYear() {
  return <YearScreen name="sales-vpg-yoy">{(context) => <Months context={context} tiles={['vpgEnded', 'vpg', 'ended']} chart="vpgEnded" />}</YearScreen>;
}

/** /admin/reports-marketing-dashboard */
export function MarketingDashboard() {
  return <YearScreen name="marketing-dashboard">{(context) => <Marketing context={context} />}</YearScreen>;
}

function Months({ context, tiles, chart }: { readonly context: YearContext; readonly tiles: readonly MeasureName[]; readonly chart: MeasureName }) {
  return (
    <>
      <YearTiles context={context} shown={tiles} />
      <YearCharts context={context} shown={[chart]} />
      {context.answer && <HiddenFigures hidden={context.answer.hidden} />}
    </>
  );
}
