import { RepScreen } from '../rep/rep-screen.js';
import { ReportScreen } from './report-screen.js';
import { useReportAddress } from '../asks/use-report-address.js';

/** Reports of a range of days (document 3, 2.8). */

/** /admin/reports-sales-all */
export function SalesBySource() {
  return <ReportScreen name="sales-by-source" />;
}

/** /admin/reports-sales-rep-detail, of all reps or of one */
export function SalesRepDetail() {
  const { params } = useReportAddress();
  return params.get('rep') ? <RepScreen /> : <ReportScreen name="sales-rep-detail" />;
}

/** /admin/reports-marketing-source-detail */
export function MarketingSourceDetail() {
  return <ReportScreen name="marketing-source-detail" />;
}
