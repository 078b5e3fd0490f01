import { Fragment } from 'react';
import type { ProjectionStatus } from '../../projections/engine/projection-status.js';
import { Sparkline } from '../kit/chart/sparkline.js';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { FoldedRows, useFolding } from './folded-rows.js';
import { ParkedEvents } from './parked-events.js';
import { RebuildCell } from './rebuild-cell.js';
import { StateWord, type Tone } from './state-word.js';
import type { Projections } from './use-projections.js';

const COLUMNS = 7;
/** A lag of a moment is work, not trouble. */
const LASTING_LOOKS = 3;

/** Every projection: where it is, how far behind, how fast, and what waits to be looked at. */
export function ProjectionsCard({ rows, lags, refresh }: Projections) {
  const folding = useFolding(rows, (row) => isWell(row, lags.get(row.name) ?? []));
  return (
    <Section title="Projections" note={rows && formatCount(rows.length)}>
      <div className="figures-scroll">
        <table className="figures operations-table">
          <thead>
            <tr>
              <th scope="col">Projection</th>
              <th scope="col">State</th>
              <th scope="col" className="figure">
                Lag
              </th>
              <th scope="col">Last minute</th>
              <th scope="col" className="figure">
                Events/s
              </th>
              <th scope="col" className="figure">
                Parked
              </th>
              <th scope="col">Rebuild</th>
            </tr>
          </thead>
          <tbody>
            {folding.shown.map((row) => (
              <Fragment key={row.name}>
                <Row row={row} lags={lags.get(row.name) ?? []} refresh={refresh} />
                {row.parked.length > 0 && <ParkedEvents url={`/api/Operations/Projections/${row.name}`} columns={COLUMNS} events={row.parked} total={row.parkedCount} onDone={refresh} />}
              </Fragment>
            ))}
            <FoldedRows folding={folding} columns={COLUMNS} />
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface RowProps {
  readonly row: ProjectionStatus;
  readonly lags: readonly number[];
  readonly refresh: () => void;
}

function Row({ row, lags, refresh }: RowProps) {
  const { lag } = row;
  const behind = `${formatCount(lag.amount)}${lag.unit === 'events' ? '' : ' bytes'}`;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>
        <State row={row} />
      </td>
      <td className="figure">{behind}</td>
      <td>
        <Sparkline values={lags} label={`Lag over the last minute, now ${behind}`} />
      </td>
      <td className="figure">{formatCount(Math.round(row.rate))}</td>
      <td className={`figure ${row.parkedCount > 0 ? 'down' : ''}`}>{formatCount(row.parkedCount)}</td>
      <td className="operations-rebuild">
        <RebuildCell name={row.name} rebuild={row.rebuild} onAsked={refresh} />
      </td>
    </tr>
  );
}

function State({ row: { ready, leader, lag, builtVersion, version, rebuild } }: { readonly row: ProjectionStatus }) {
  const [word, tone] = (!ready
    ? [builtVersion === null || builtVersion === version ? 'Being built' : `Waits for version ${version}`, 'gold']
    : leader === 'nobody'
      ? ['Not led', 'red']
      : rebuild?.state === 'running'
      ? ['Being rebuilt', 'gold']
      : lag.amount > 0
        ? ['Catching up', 'blue']
        : ['Up to date', 'green']) as readonly [string, Tone];
  return <StateWord word={word} tone={tone} title={`Led by ${leader}`} />;
}

export function isWell({ ready, leader, lag, parkedCount, rebuild }: ProjectionStatus, lags: readonly number[]): boolean {
  const behind = lag.amount > 0 && lags.slice(-LASTING_LOOKS).every((amount) => amount > 0);
  return ready && leader !== 'nobody' && !behind && parkedCount === 0 && rebuild?.state !== 'running' && rebuild?.state !== 'failed';
}

/** Positions are padded so that they sort as text; people read the number. */
export function tidyPosition(position: string): string {
  return /^\d+$/.test(position) ? formatCount(position.replace(/^0+(?=\d)/, '')) : position;
}
