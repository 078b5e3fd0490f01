import { Link } from 'react-router-dom';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { RecordTabs } from '../../kit/detail/record-tabs.js';
import { formatDate, formatDateTime } from '../../kit/format/dates.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { EmptyNotice, ProblemNotice } from '../../kit/page/problem-notice.js';
import { useSession } from '../../server/session.js';
import { commissionTabs } from '../commission-view.js';
import { useDisputes, type Dispute } from './use-disputes.js';
import '../commission.css';

const TITLE = 'Questions';

const columns: readonly FiguresColumn<Dispute>[] = [
  {
    head: 'Line',
    cell: ({ report, payDate, kind, contractId, employeeId }) => (
      <Link to={`/admin/commission?report=${report}&payDate=${payDate}&line=${kind}-${contractId}-${employeeId}`}>Contract {contractId}</Link>
    ),
  },
  { head: 'Employee', cell: ({ employeeName }) => employeeName },
  { head: 'Pay date', className: 'figures-spare', cell: ({ payDate }) => formatDate(payDate) },
  { head: 'Status', cell: ({ status }) => (status === 'Open' ? <b>Open</b> : 'Settled') },
  { head: 'Last word', className: 'commission-reason', cell: ({ notes }) => `${notes.at(-1)?.by ?? ''}: ${notes.at(-1)?.note ?? ''}` },
  { head: 'When', className: 'figures-spare', cell: ({ lastAt }) => formatDateTime(lastAt) },
];

/** /admin/commission-disputes: what is asked about commission lines, what waits for an answer first. */
export function DisputesPage() {
  const { may } = useSession();
  const { disputes, problem, retry } = useDisputes('');
  const open = disputes?.filter(({ status }) => status === 'Open').length ?? 0;
  return (
    <Page title={TITLE}>
      <RecordTabs noun="area" tabs={commissionTabs('disputes', may)} />
      <PageHeader title={TITLE} note={disputes && `${open} open, ${disputes.length - open} settled`} />
      {problem && <ProblemNotice problem={problem} retry={retry} />}
      {disputes && (
        <section className="card" aria-label={TITLE}>
          {disputes.length === 0 ? (
            <EmptyNotice text="Nobody has asked anything: a line is questioned where its reasons stand." />
          ) : (
            <div className="figures-scroll" tabIndex={0} role="group" aria-label={TITLE}>
              <FiguresTable columns={columns} rows={disputes} keyOf={({ disputeId }) => disputeId} className="commission-table" />
            </div>
          )}
        </section>
      )}
    </Page>
  );
}
