import type { ContractsDashboardAnswer } from '../../../backend/resale-contracts/contracts-dashboard-reader.js';
import { daysBetween } from '../../../backend/platform/calendar/day.rules.js';
import { Tile } from '../../kit/chart/tile.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import type { DashboardState } from './use-contracts-dashboard.js';

type Figures = ContractsDashboardAnswer;

/** The four figures above the charts, each with its comparison or what moved it last. */
export function ContractTiles({ figures, moved }: Pick<DashboardState, 'figures' | 'moved'>) {
  return (
    <div className="tiles">
      <Tile label={figures && !figures.live ? `Volume in ${monthOf(figures.volume.month)}` : 'Volume this month'} value={figures && Number(figures.volume.amount)} format={(amount) => formatMoney(amount)}>
        {figures && <AgainstLastYear volume={figures.volume} />}
      </Tile>
      <Tile label="In progress" value={figures?.inProgress} format={formatCount}>
        {moved ? <LastMove moved={moved} /> : 'Draft to Preparing To Close'}
      </Tile>
      <Tile label="Closing in the next 7 days" value={figures?.closingSoon.count} format={formatCount}>
        {figures && `${formatMoney(figures.closingSoon.balanceDue)} balance due`}
      </Tile>
      <Tile label="Rescission ends this week" value={figures?.rescissionEnds.count} format={formatCount}>
        {figures && firstToEnd(figures)}
      </Tile>
    </div>
  );
}

function AgainstLastYear({ volume }: { readonly volume: Figures['volume'] }) {
  const before = `${volume.month.slice(5)}/${Number(volume.month.slice(0, 4)) - 1}`;
  if (volume.changePercent === null) return `nothing in ${before} to the same day`;
  const less = volume.changePercent.startsWith('-');
  return (
    <>
      <span className={less ? 'down' : 'up'}>
        <span aria-hidden>{less ? '▼' : '▲'}</span> {volume.changePercent.replace('-', '')}%
      </span>{' '}
      {less ? 'below' : 'on'} {before} to the same day
    </>
  );
}

function LastMove({ moved: { by, change } }: { readonly moved: NonNullable<DashboardState['moved']> }) {
  const status = change.row?.['contractStatus'];
  return (
    <>
      <span className={by < 0 ? 'down' : 'up'}>{by > 0 ? `+${by}` : by}</span> just now, {change.by}: {change.key}
      {typeof status === 'string' && ` is ${status}`}
    </>
  );
}

function firstToEnd({ rescissionEnds: { first }, day }: Figures): string {
  if (!first) return 'none until Sunday';
  const days = daysBetween(day, first.day);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : formatDate(first.day);
  return `first ${when}, contract ${first.contractId}`;
}

function monthOf(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}
