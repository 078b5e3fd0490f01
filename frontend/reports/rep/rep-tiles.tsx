import type { RepCommission } from '../../../backend/commission/rep/rep-commission.dto.js';
import type { ReportAnswer, SeenFigures } from '../../../backend/reports/report.dto.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { Tile } from '../../kit/chart/tile.js';
import { countOf, formatCount, formatMoney } from '../../kit/format/money.js';
import { percentOf } from './rep-funnel.js';

interface RepTilesProps {
  readonly answer: ReportAnswer | undefined;
  /** Of everybody in these days. */
  readonly all: SeenFigures | undefined;
  readonly opened: MeasureName | undefined;
  /** Absent for readers to whom tours are shut. */
  readonly onOpen: ((measure: MeasureName) => void) | undefined;
  /** Undefined for readers to whom it is shut. */
  readonly commission: RepCommission | undefined;
}

const sales = { one: 'sale', many: 'sales' } as const;

/** What a rep did in these days, each figure beside that of all reps. */
export function RepTiles({ answer, all, opened, onOpen, commission }: RepTilesProps) {
  const total = answer?.total;
  const tile = (name: MeasureName, label: string, format: (value: number) => string, note: string) =>
    (!total || total[name] !== undefined) && (
      <Tile label={label} value={total && Number(total[name])} format={format} isOpen={opened === name} {...(onOpen && { onOpen: () => onOpen(name) })}>
        {note}
      </Tile>
    );
  const ofAll = (name: MeasureName, format: (value: string | number) => string) => (all?.[name] === undefined ? '' : `all reps ${format(all[name])}`);
  return (
    <div className="tiles">
      {tile('tours', `Tours, of ${formatCount(total?.booked ?? 0)} booked`, formatCount, total ? `${formatCount(total.noShowCanceled ?? 0)} NS/Cncld, show rate ${showRate(total)}` : '')}
      {tile('closePercent', 'Closing', (value) => `${value.toFixed(2)} %`, ofAll('closePercent', String))}
      {tile('vpg', 'VPG', (value) => formatMoney(value), ofAll('vpg', (value) => formatMoney(value)))}
      {tile('netVolume', `Net volume, ${countOf(Number(total?.netSales ?? 0), sales)}`, (value) => formatMoney(value), total ? `${formatCount(total.rescinded ?? 0)} rescinded` : '')}
      {commission && !commission.held && (
        <Tile label="Commission so far" value={Number(commission.totals.commission)} format={(value) => formatMoney(value)}>
          {`net ${formatMoney(commission.totals.net)}, reserve ${formatMoney(commission.totals.reserve)}`}
        </Tile>
      )}
    </div>
  );
}

function showRate({ tours = 0, booked = 0 }: SeenFigures): string {
  return booked === 0 ? '–' : percentOf(tours, booked);
}
