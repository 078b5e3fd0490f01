import type { ProjectionStatus } from '../../projections/engine/parking/projection-status.js';
import { Sparkline } from '../kit/chart/sparkline.js';
import { formatCount } from '../kit/format/money.js';
import { LedCard, type LedColumn } from './led-card.js';
import { RebuildCell } from './rebuild-cell.js';
import { StateWord, type Tone } from './state-word.js';
import type { Projections } from './use-projections.js';

/** A lag of a moment is work, not trouble. */
const LASTING_LOOKS = 3;

/** Every projection: where it is, how far behind, how fast, and what waits to be looked at. */
export function ProjectionsCard({ rows, lags, refresh }: Projections) {
  const lagsOf = ({ name }: ProjectionStatus) => lags.get(name) ?? [];
  const columns: readonly LedColumn<ProjectionStatus>[] = [
    { head: 'State', cell: (row) => <State row={row} /> },
    { head: 'Lag', figure: true, cell: behindOf },
    { head: 'Last minute', cell: (row) => <Sparkline values={lagsOf(row)} label={`Lag over the last minute, now ${behindOf(row)}`} /> },
    { head: 'Events/s', figure: true, cell: ({ rate }) => formatCount(Math.round(rate)) },
    { head: 'Parked', figure: true, isTrouble: ({ parkedCount }) => parkedCount > 0, cell: ({ parkedCount }) => formatCount(parkedCount) },
    { head: 'Rebuild', cell: ({ name, rebuild, besideFailed }) => <RebuildCell name={name} rebuild={rebuild} besideFailed={besideFailed} onAsked={refresh} /> },
  ];
  return <LedCard title="Projections" one="Projection" route="Projections" rows={rows} columns={columns} isWell={(row) => isWell(row, lagsOf(row))} refresh={refresh} />;
}

function behindOf({ lag: { amount, unit } }: ProjectionStatus): string {
  return `${formatCount(amount)}${unit === 'events' ? '' : ' bytes'}`;
}

function State({ row: { ready, lacking, leader, lag, builtVersion, version, rebuild } }: { readonly row: ProjectionStatus }) {
  const [word, tone] = (!ready
    ? [builtVersion === null || builtVersion === version ? 'Being built' : `Waits for version ${version}`, 'gold']
    : leader === 'nobody'
      ? ['Not led', 'red']
      : rebuild?.state === 'running'
      ? ['Being rebuilt', 'gold']
      : lag.amount > 0
        ? ['Catching up', 'blue']
        : ['Up to date', 'green']) as readonly [string, Tone];
  return <StateWord word={word} tone={tone} title={lacking.length > 0 ? `Served from older rows, which lack ${lacking.join(', ')}` : `Led by ${leader}`} />;
}

export function isWell({ ready, leader, lag, parkedCount, rebuild, besideFailed }: ProjectionStatus, lags: readonly number[]): boolean {
  const behind = lag.amount > 0 && lags.slice(-LASTING_LOOKS).every((amount) => amount > 0);
  return ready && leader !== 'nobody' && !behind && parkedCount === 0 && rebuild?.state !== 'running' && rebuild?.state !== 'failed' && besideFailed === null;
}

/** Positions are padded so that they sort as text; people read the number. */
export function tidyPosition(position: string): string {
  return /^\d+$/.test(position) ? formatCount(position.replace(/^0+(?=\d)/, '')) : position;
}
