import { YearScreen } from './year-screen.js';

/** Dashboards of a year (document 3, 2.8). */

/** /admin/reports-sales-dashboard */
export function SalesDashboard() {
  return <YearScreen name="sales-dashboard" tiles={['salesVolume', 'netVolume', 'vpgEnded', 'closePercent']} charts={['salesVolume', 'vpgEnded']} />;
}

/** /admin/reports-sales-volume-yoy */
export function SalesVolumeByYear() {
  return <YearScreen name="sales-volume-yoy" tiles={['salesVolume', 'netVolume', 'sales']} charts={['salesVolume']} />;
}

/** /admin/reports-sales-vpg-yoy */
export function VpgByYear() {
  return <YearScreen name="sales-vpg-yoy" tiles={['vpgEnded', 'vpg', 'ended']} charts={['vpgEnded']} />;
}

/** /admin/reports-marketing-dashboard */
export function MarketingDashboard() {
  return <YearScreen name="marketing-dashboard" tiles={['booked', 'tours', 'showRate', 'closePercent', 'vpg']} charts={['tours']} />;
}
