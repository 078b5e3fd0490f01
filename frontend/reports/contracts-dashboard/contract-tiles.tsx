import type { ContractsDashboardAnswer } from '../../../backend/resale-contracts/dashboard/contracts-dashboard-reader.js';
import type { TileName } from '../../../backend/resale-contracts/dashboard/contracts-dashboard.figures.rules.js';
import { daysBetween } from '../../../backend/platform/calendar/day.rules.js';
import { Tile } from '../../kit/chart/tile.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import type { DashboardState } from './use-contracts-dashboard.js';

type Figures = ContractsDashboardAnswer;

interface ContractTilesProps extends Pick<DashboardState, 'figures' | 'moved'> {
  /** The tile whose contracts are shown. */
  readonly open: string | undefined;
  readonly onOpen: (tile: TileName) => void;
}

/** The figures above the charts, each with its comparison or what moved it last; each opens the contracts that it counts. */
export function ContractTiles({ figures, moved, open, onOpen }: ContractTilesProps) {
  const opens = (tile: TileName) => ({ isOpen: open === tile, onOpen: () => onOpen(tile) });
  return (
    <div className="tiles">
      <Tile {...opens('volume')} label={figures && !figures.live ? `Volume in ${monthOf(figures.volume.month)}` : 'Volume this month'} value={figures && Number(figures.volume.amount)} format={(amount) => formatMoney(amount)}>
        {figures && <AgainstLastYear volume={figures.volume} />}
      </Tile>
      <Tile {...opens('in-progress')} label="In progress" value={figures?.inProgress} format={formatCount}>
        {moved ? <LastMove moved={moved} /> : 'Draft to Preparing To Close'}
      </Tile>
      <Tile {...opens('overdue')} label="Overdue to close" value={figures?.overdue.count} format={formatCount}>
        {figures && `${formatMoney(figures.overdue.balanceDue)} balance due`}
      </Tile>
      <Tile {...opens('closing')} label="Closing in the next 7 days" value={figures?.closingSoon.count} format={formatCount}>
        {figures && `${formatMoney(figures.closingSoon.balanceDue)} balance due`}
      </Tile>
      <Tile {...opens('rescission')} label="Rescission ends in 7 days" value={figures?.rescissionEnds.count} format={formatCount}>
        {figures && firstToEnd(figures)}
      </Tile>
    </div>
  );
}

function AgainstLastYear({ volume }: { readonly volume: Figures['volume'] }) {
  const before = `${volume.month.slice(5)}/${Number(volume.month.slice(0, 4)) - 1}`;
  if (volume.changePercent === null) return `nothing by then in ${before}`;
  const less = volume.changePercent.startsWith('-');
  return (
    <>
      <span className={less ? 'down' : 'up'}>
        <span aria-hidden>{less ? '▼' : '▲'}</span> {volume.changePercent.replace('-', '')}%
      </span>{' '}
      against {before}
    </>
  );
}

function LastMove({ moved: { by, move } }: { readonly moved: NonNullable<DashboardState['moved']> }) {
  const { change } = move.last;
  const status = change.row?.['contractStatus'];
  return (
    <>
      <span className={by < 0 ? 'down' : 'up'}>{by > 0 ? `+${by}` : by}</span> just now, {move.records > 1 ? `${move.records} contracts, the last by ` : ''}
      {change.by}: {change.key}
      {typeof status === 'string' && ` is ${status}`}
    </>
  );
}

function firstToEnd({ rescissionEnds, day }: Figures): string {
  const { first } = rescissionEnds;
  if (!first) return `none until ${formatDate(rescissionEnds.days.to)}`;
  const days = daysBetween(day, first.day);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : formatDate(first.day);
  return `first ${when}: ${first.contractId}`;
}

function monthOf(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}
