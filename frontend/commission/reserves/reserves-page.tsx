import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { RecordTabs } from '../../kit/detail/record-tabs.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { formatMoney, sumMoney } from '../../kit/format/money.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { scrollIntoSight } from '../../kit/page/scroll-into-sight.js';
import { PrintButton } from '../../kit/paper/print-button.js';
import { useSession } from '../../server/session.js';
import { commissionTabs } from '../commission-view.js';
import { ReleaseButton } from './release-button.js';
import { ReserveStatement } from './reserve-statement.js';
import { useReserve, useReserves, type ReserveOfPerson } from './use-reserves.js';
import '../commission.css';
import './reserves.css';

const TITLE = 'Reserves';

/** /admin/commission-reserves: what is kept back of whose commissions, and the statement of one. */
export function ReservesPage() {
  const { may } = useSession();
  const [params] = useSearchParams();
  const asked = /^\d+$/.test(params.get('employee') ?? '') ? Number(params.get('employee')) : undefined;
  const { reserves, position, problem, retry } = useReserves();
  const one = useReserve(asked, position);
  const statement = useRef<HTMLHeadingElement>(null);
  const isTapped = useRef(false);
  const show = () => {
    if (!isTapped.current || !statement.current) return;
    isTapped.current = false;
    bringIntoSight(statement.current);
  };
  const shown = one.reserve?.employeeId;
  useEffect(show, [shown]);
  const onTap = (employeeId: number) => {
    isTapped.current = true;
    if (employeeId === shown) show();
  };
  return (
    <Page title={TITLE}>
      <RecordTabs noun="area" tabs={commissionTabs('reserves', may)} />
      <PageHeader
        title={one.reserve ? `Reserve of ${one.reserve.employeeName}` : TITLE}
        note="kept back of commissions"
        actions={
          one.reserve && (
            <>
              <ExportButtons url={`/api/Commission/Reserves/${one.reserve.employeeId}/Export?`} />
              <PrintButton />
              <ReleaseButton reserve={one.reserve} onDone={retry} />
            </>
          )
        }
      />
      {problem && (reserves ? <ProblemBar problem={problem} retry={retry} dismiss={retry} /> : <ProblemNotice problem={problem} retry={retry} />)}
      <div className="reserves-columns">
        {reserves && <People reserves={reserves} asked={asked} onTap={onTap} />}
        {one.problem && <ProblemNotice problem={one.problem} retry={one.retry} />}
        {one.reserve && <ReserveStatement reserve={one.reserve} heading={statement} />}
      </div>
    </Page>
  );
}

/** Where the page is narrow the statement stands below the whole list. */
function bringIntoSight(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  // At the foot of the window it would be in sight without a movement.
  if (top >= 0 && top < innerHeight / 2) return;
  heading.focus({ preventScroll: true });
  scrollIntoSight(heading);
}

interface PeopleProps {
  readonly reserves: readonly ReserveOfPerson[];
  readonly asked: number | undefined;
  readonly onTap: (employeeId: number) => void;
}

function People({ reserves, asked, onTap }: PeopleProps) {
  if (reserves.length === 0) {
    return (
      <section className="card">
        <EmptyNotice text="Nothing is kept back yet: a reserve begins with the first pay run that is paid." />
      </section>
    );
  }
  const columns: readonly FiguresColumn<ReserveOfPerson>[] = [
    {
      head: 'Employee',
      total: 'Total',
      cell: ({ employeeId, employeeName }) => (
        <Link to={`?employee=${employeeId}`} aria-current={employeeId === asked || undefined} onClick={() => onTap(employeeId)}>
          {employeeName}
        </Link>
      ),
    },
    { head: 'Set aside', means: 'What pay runs that are prepared and not paid yet will take from the reserve.', figure: true, cell: ({ setAside }) => formatMoney(setAside), total: formatMoney(sumMoney(reserves.map(({ setAside }) => setAside))) },
    { head: 'To take back', means: 'Commission that was paid too much, and that neither the reserve nor a later pay run has given back yet.', figure: true, cell: ({ owed }) => formatMoney(owed), total: formatMoney(sumMoney(reserves.map(({ owed }) => owed))) },
    { head: 'Reserve', means: 'What paid pay runs kept back, less what they took from it and what was released.', figure: true, cell: ({ balance }) => formatMoney(balance), total: formatMoney(sumMoney(reserves.map(({ balance }) => balance))) },
  ];
  return (
    <section className={`card reserves-people ${asked === undefined ? '' : 'no-print'}`} aria-label="Reserves by employee">
      <div className="figures-scroll" tabIndex={0} role="group" aria-label="Reserves by employee">
        <FiguresTable columns={columns} rows={reserves} keyOf={({ employeeId }) => employeeId} className="commission-table" />
      </div>
    </section>
  );
}
