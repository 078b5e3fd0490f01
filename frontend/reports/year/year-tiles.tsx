import type { ReactNode } from 'react';
import { monthSoFarQuery } from '../../../backend/reports/year-view.rules.js';
import { measures, type MeasureName } from '../../../events/reports/measures.rules.js';
import { Tile } from '../../kit/chart/tile.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { MeasureAsk } from '../table/measure-ask.js';
import { useReport } from '../table/use-report.js';
import { AgainstWords } from './against-words.js';
import { monthThenWords, thenWords, tileLabel, tileTail } from './tile-words.js';
import type { YearContext } from './year-screen.js';

interface YearTilesProps {
  readonly context: YearContext;
  readonly shown: readonly MeasureName[];
  /** Tiles of its own. */
  readonly children?: ReactNode;
}

/** The year's figures, each against the same days of the year before; each opens the tours that it counts. */
export function YearTiles({ context: { answer, view, onOpen }, shown, children }: YearTilesProps) {
  const seen = answer ? shown.filter((name) => answer.total[name] !== undefined) : shown;
  const { behind } = view;
  return (
    <div className="tiles">
      {seen.map((name) => {
        const { unit } = measures[name];
        const now = answer && Number(answer.total[name]);
        return (
          <Tile key={name} label={tileLabel(name, view)} ask={<MeasureAsk measure={measures[name]} />} value={now} format={formatOf(name)} unit={unit === 'percent' ? '%' : undefined} isOpen={behind?.measure === name && behind.key === undefined && !behind.month && !behind.isOthers} {...(onOpen && { onOpen: () => onOpen({ measure: name }) })}>
            {answer && <AgainstWords now={Number(answer.total[name])} before={Number(answer.before?.total[name] ?? 0)} unit={unit} then={thenWords(view)} tail={tileTail(name, answer, view)} isNothingThen={!answer.before?.total.booked} />}
          </Tile>
        );
      })}
      {children}
    </div>
  );
}

export function formatOf(measure: MeasureName): (value: number) => string {
  const { unit } = measures[measure];
  return (value) => (unit === 'count' ? formatCount(value) : unit === 'money' ? formatMoney(value) : value.toFixed(2));
}

/** "November so far", against the same days of last year's; nothing of a year that is over. */
export function MonthSoFarTile({ context, measure }: { readonly context: YearContext; readonly measure: MeasureName }) {
  const query = monthSoFarQuery(context.view, context.asOf);
  return query && <SoFar context={context} measure={measure} query={query.toString()} />;
}

function SoFar({ context: { name, view, onOpen }, measure, query }: { readonly context: YearContext; readonly measure: MeasureName; readonly query: string }) {
  const { answer, isOld } = useReport(name, query);
  if (answer && answer.total[measure] === undefined) return null;
  const known = isOld ? undefined : answer;
  const now = known && Number(known.total[measure]);
  const month = view.to.slice(0, 7);
  const { behind } = view;
  return (
    <Tile ask={<MeasureAsk measure={measures[measure]} />} label={measure === 'salesVolume' ? `${monthName(view.to)} so far` : `${measures[measure].label}, ${monthName(view.to)} so far`} value={now} format={formatOf(measure)} isOpen={behind?.isMonth === true && behind.key === month && behind.measure === measure} {...(onOpen && { onOpen: () => onOpen({ measure, key: month, isMonth: true }) })}>
      {known && <AgainstWords now={Number(known.total[measure])} before={Number(known.before?.total[measure] ?? 0)} unit={measures[measure].unit} then={monthThenWords(view)} />}
    </Tile>
  );
}

function monthName(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
