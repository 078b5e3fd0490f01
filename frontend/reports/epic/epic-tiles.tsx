import { epicMeasures } from '../../../events/reports/epic.rules.js';
import { sameBehind, type EpicBehind } from '../../../backend/reports/epic/epic-view.rules.js';
import { Tile } from '../../kit/chart/tile.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { MeasureAsk } from '../table/measure-ask.js';
import { AgainstWords } from '../year/against-words.js';
import { thenWords } from '../year/tile-words.js';
import type { EpicDrawn } from './epic-dashboard.js';
import { pointsLess, shareWords, signed } from './epic-words.js';

/** The five figures of the year, each opening what it counts. */
export function EpicTiles({ answer, behind, openContracts, openMembers, statement }: EpicDrawn) {
  const opener = (open: ((behind: EpicBehind) => void) | undefined, figure: EpicBehind) => ({ isOpen: sameBehind(behind, figure), ...(open && { onOpen: () => open(figure) }) });
  const counted = (status: string) => answer?.members.statuses.find(({ name }) => name === status)?.count ?? 0;
  const isKnown = answer?.membersKnownFrom === undefined;
  return (
    <div className="tiles epic-tiles">
      <Tile label={epicMeasures.volume.label} ask={<MeasureAsk measure={epicMeasures.volume} />} value={answer && Number(answer.sales.volume)} format={formatMoney} {...opener(openContracts, { figure: 'sold', month: undefined })}>
        {answer && (
          <AgainstWords now={Number(answer.sales.volume)} before={Number(answer.before.volume)} unit="money" then={thenWords({ against: answer.year - 1, to: answer.to })} tail={` on ${answer.year - 1}${answer.sales.sold > 0 ? `, ${formatCount(answer.sales.sold)} sold` : ''}`} />
        )}
      </Tile>
      <Tile label={epicMeasures.financedShare.label} ask={<MeasureAsk measure={epicMeasures.financedShare} />} value={answer && Number(answer.sales.financedShare)} format={shareWords} unit="%" {...opener(openContracts, { figure: 'financed', month: undefined })}>
        {answer && (answer.sales.sold === 0 ? 'nothing was sold' : `${pointsLess(answer.sales, answer.before)}${formatMoney(answer.sales.financed)}`)}
      </Tile>
      <Tile label={epicMeasures.pointsOutstanding.label} ask={<MeasureAsk measure={epicMeasures.pointsOutstanding} />} value={answer?.points.closing} format={formatCount} {...(statement && { to: statement })}>
        {answer && `${signed(answer.points.closing - answer.points.opening)} since 01/01`}
      </Tile>
      <Tile label={epicMeasures.active.label} ask={<MeasureAsk measure={epicMeasures.active} />} value={answer && counted('Active')} format={isKnown ? formatCount : () => '–'} {...opener(isKnown ? openMembers : undefined, { by: 'status', name: 'Active' })}>
        {!isKnown && 'not known that day'}
        {answer && isKnown && `${formatCount(counted('Pending'))} pending, of ${formatCount(answer.members.total)}${answer.to < answer.asOf ? `, by status of ${answer.live ? 'now' : 'then'}` : ''}`}
      </Tile>
      <Tile label={epicMeasures.overLimit.label} ask={<MeasureAsk measure={epicMeasures.overLimit} />} value={answer?.apr.over} format={formatCount} {...opener(openContracts, { figure: 'overLimit', month: undefined })}>
        {answer && `of ${formatCount(answer.apr.financed)} financed${openContracts ? ', compliance view' : ''}`}
      </Tile>
    </div>
  );
}
