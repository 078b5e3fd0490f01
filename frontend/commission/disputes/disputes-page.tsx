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
import './disputes.css';

const TITLE = 'Questions';

const columns: readonly FiguresColumn<Dispute>[] = [
  {
    head: 'Line',
    className: 'disputes-line',
    cell: (dispute) => (
      <>
        <Link to={`/admin/commission?report=${dispute.report}&payDate=${dispute.payDate}&line=${dispute.kind}-${dispute.contractId}-${dispute.employeeId}`}>Contract {dispute.contractId}</Link>
        <OnAPhone dispute={dispute} />
      </>
    ),
  },
  { head: 'Employee', className: 'disputes-wide', cell: ({ employeeName }) => employeeName },
  { head: 'Pay date', className: 'disputes-wide', cell: ({ payDate }) => formatDate(payDate) },
  { head: 'Status', className: 'disputes-wide', cell: ({ status }) => <Status status={status} /> },
  { head: 'Question and last word', className: 'commission-reason disputes-wide', cell: ({ notes }) => <Said notes={notes} /> },
  { head: 'When', className: 'disputes-wide', cell: ({ lastAt }) => formatDateTime(lastAt) },
];

/** All of it below the line, where there is no room for columns. */
function OnAPhone({ dispute: { employeeName, payDate, status, notes, lastAt } }: { readonly dispute: Dispute }) {
  return (
    <div className="disputes-narrow">
      <span>
        <Status status={status} />, {employeeName}, pay date {formatDate(payDate)}
      </span>
      <Said notes={notes} />
      <small>{formatDateTime(lastAt)}</small>
    </div>
  );
}

function Status({ status }: Pick<Dispute, 'status'>) {
  return status === 'Open' ? <b>Open</b> : 'Settled';
}

/** What was asked, and what was said of it last: an answer says little without its question. */
function Said({ notes }: Pick<Dispute, 'notes'>) {
  const said = notes.length > 1 ? [notes[0]!, notes.at(-1)!] : notes;
  return (
    <div className="disputes-said">
      {said.map(({ by, note }, place) => (
        <p key={place}>
          {by}: {note}
        </p>
      ))}
    </div>
  );
}

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
        <section className="card disputes-list" aria-label={TITLE}>
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
