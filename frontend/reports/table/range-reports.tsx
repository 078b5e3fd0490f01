import { ReportScreen } from './report-screen.js';

/** /admin/reports-sales-all: document 3, 2.8. */
export function SalesBySource() {
  return <ReportScreen name="sales-by-source" standard="this-year" />;
}
