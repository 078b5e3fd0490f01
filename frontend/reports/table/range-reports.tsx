import { ReportScreen } from './report-screen.js';

/** Reports of a range of days (document 3, 2.8). */

/** /admin/reports-sales-all */
export function SalesBySource() {
  return <ReportScreen name="sales-by-source" />;
}

/** /admin/reports-sales-rep-detail */
export function SalesRepDetail() {
  return <ReportScreen name="sales-rep-detail" />;
}

/** /admin/reports-marketing-source-detail */
export function MarketingSourceDetail() {
  return <ReportScreen name="marketing-source-detail" />;
}
