import { ReportScreen } from './report-screen.js';

/** Reports of a range of days (document 3, 2.8). */

/** /admin/reports-sales-all */
export function SalesBySource() {
  return <ReportScreen name="sales-by-source" standard="this-year" />;
}

/** /admin/reports-sales-rep-detail */
export function SalesRepDetail() {
  return <ReportScreen name="sales-rep-detail" standard="last-month-to-today" />;
}

/** /admin/reports-marketing-source-detail */
export function MarketingSourceDetail() {
  return <ReportScreen name="marketing-source-detail" standard="last-month-to-today" />;
}
