import { measures } from '../../../events/reports/measures.rules.js';
import { Tile } from '../../kit/chart/tile.js';
import { countOf, formatCount, formatMoney } from '../../kit/format/money.js';
import { MeasureAsk } from '../table/measure-ask.js';
import { bestBringing, lowestShowRate } from './sources.js';
import type { YearContext } from './year-screen.js';
import { formatOf, YearTiles } from './year-tiles.js';

/** What came of the year's bookings, the source that brings most, and the one whose guests come least. */
export function SourceTiles({ context, seesPrices }: { readonly context: YearContext; readonly seesPrices: boolean }) {
  const { answer, view: { behind }, onOpen } = context;
  const best = answer && bestBringing(answer.lines);
  const lowest = answer && lowestShowRate(answer.lines);
  const opens = (measure: 'vpg' | 'noShowCanceled', key: string | undefined) => ({ isOpen: key !== undefined && behind?.measure === measure && behind.key === key, ...(onOpen && key !== undefined && { onOpen: () => onOpen({ measure, key }) }) });
  return (
    <YearTiles context={context} shown={seesPrices ? ['booked', 'showRate', 'closePercent'] : ['booked', 'tours', 'showRate', 'closePercent']}>
      {seesPrices && (!answer || best) && (
        <Tile ask={<MeasureAsk measure={measures.vpg} />} label={best ? `Best a booked tour: ${best.label}` : 'Best a booked tour'} value={best && Number(best.vpg)} format={formatOf('vpg')} {...opens('vpg', best?.key)}>
          {`average ${formatMoney(answer?.total.vpg)}`}
        </Tile>
      )}
      {(!answer || lowest) && (
        <Tile ask={<MeasureAsk measure={measures.showRate} />} label={lowest ? `Lowest show rate: ${lowest.label}` : 'Lowest show rate'} value={lowest && Number(lowest.showRate)} format={formatOf('showRate')} unit="%" {...opens('noShowCanceled', lowest?.noShowCanceled ? lowest.key : undefined)}>
          {`${formatCount(lowest?.noShowCanceled ?? 0)} of ${countOf(lowest?.booked ?? 0, { one: 'tour', many: 'tours' })} did not come`}
        </Tile>
      )}
    </YearTiles>
  );
}
