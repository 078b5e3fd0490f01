import { useSearchParams } from 'react-router-dom';
import { PieCard } from '../../kit/chart/pie-card.js';
import { Tile } from '../../kit/chart/tile.js';
import '../../kit/chart/chart.css';
import { formatCount } from '../../kit/format/money.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { PrintButton } from '../../kit/paper/print-button.js';
import { statusColor } from '../../kit/status/status-tone.js';
import { useSession } from '../../server/session.js';
import { permissionInWords } from '../../my-account/permission-words.js';
import { MembersBehind } from './members-behind.js';
import { useEpicFigures } from './use-epic-figures.js';
import '../year/year-screen.css';

const NONE = '(none)';

/** /admin/reports-epic-dashboard (document 3, 2.8) */
export function EpicDashboard() {
  const { may } = useSession();
  const { tiers, statuses, balance, position, problem, retry } = useEpicFigures();
  const [params, setParams] = useSearchParams();
  const [dimension, name] = [params.get('by') === 'status' ? 'status' : 'tier', params.get('name')] as const;
  const choose = (by: 'tier' | 'status', chosen: string) => setParams(by === dimension && chosen === name ? {} : { by, name: chosen });
  const opens = may('Epic_Members_Main');
  const count = (status?: string) => statuses?.reduce((sum, one) => (status === undefined || one.name === status ? sum + one.count : sum), 0);
  const opensStatement = may('PointsLedger_Main') ? { to: '/admin/points-statement' } : {};
  return (
    <Page title="Epic Dashboard">
      <PageHeader title="Epic Dashboard" note="members and points, live" actions={<PrintButton />} />
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={retry} />}
      <div className="tiles">
        <Tile label="Points balance" value={balance} format={formatCount} {...opensStatement}>
          of the points ledger, as it is now
        </Tile>
        <Tile label="Members" value={count()} format={formatCount}>
          {tiers && `in ${tiers.length} ${tiers.length === 1 ? 'tier' : 'tiers'}`}
        </Tile>
        <Tile label="Active members" value={count('Active')} format={formatCount} isOpen={dimension === 'status' && name === 'Active'} {...(opens && { onOpen: () => choose('status', 'Active') })}>
          {count('Pending') !== undefined && `${formatCount(count('Pending')!)} pending, of ${formatCount(count()!)}`}
        </Tile>
      </div>
      <div className="year-charts">
        <PieCard title="Members by tier" noun="members" slices={tiers?.map((tier, place) => ({ name: tier.name || NONE, count: tier.count, color: shade(place, tiers.length) }))} chosen={dimension === 'tier' ? (name ?? undefined) : undefined} onChoose={opens ? (chosen) => choose('tier', chosen) : undefined} />
        <PieCard title="Members by status" noun="members" slices={statuses?.map((status) => ({ name: status.name || NONE, count: status.count, color: statusColor(status.name) }))} chosen={dimension === 'status' ? (name ?? undefined) : undefined} onChoose={opens ? (chosen) => choose('status', chosen) : undefined} />
      </div>
      {name !== null && position && opens && <MembersBehind key={`${dimension} ${name}`} field={dimension === 'tier' ? 'membershipTier' : 'memberStatus'} value={name === NONE ? '' : name} position={position} />}
      {!opens && <p className="page-note">To see the members themselves takes {permissionInWords('Epic_Members_Main')} among your permissions.</p>}
    </Page>
  );
}

/** Tiers are no statuses: shades of one colour tell them apart. */
function shade(place: number, of: number): string {
  return `color-mix(in srgb, var(--accent) ${30 + Math.round((70 * (place + 1)) / of)}%, var(--card))`;
}
