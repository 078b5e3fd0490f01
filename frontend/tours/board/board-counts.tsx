import { tourStatuses } from '../../../events/tours/tour.enums.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { statusColor } from '../../kit/status/status-tone.js';
import '../../kit/list/filters/count-strip.css';
import type { BoardTour } from './board-layout.rules.js';

/** Which tours are picked out: those of a status, or with a result. */
export interface PickedOut {
  readonly field: 'tourStatus' | 'tourResult';
  readonly value: string;
}

interface BoardCountsProps {
  readonly tours: readonly BoardTour[] | undefined;
  /** Decimal string; undefined where it is not known, or not for the reader. */
  readonly volume: string | undefined;
  readonly picked: PickedOut | undefined;
  readonly onPick: (picked: PickedOut | undefined) => void;
}

export function isPicked(tour: BoardTour, picked: PickedOut | undefined): boolean {
  return picked === undefined || tour[picked.field] === picked.value;
}

/** How many tours of the day stand where; a click picks them out on the board. */
export function BoardCounts({ tours, volume, picked, onPick }: BoardCountsProps) {
  const chips = [...tourStatuses.map((value) => ({ field: 'tourStatus' as const, value })), { field: 'tourResult' as const, value: 'Purchased' }];
  return (
    <div className="card count-strip board-counts" role="group" aria-label="Tours of the day" aria-busy={!tours}>
      <Chip label="Booked" figure={tours && formatCount(tours.length)} pressed={!picked} onClick={() => onPick(undefined)} />
      {chips.map(({ field, value }) => {
        const pressed = picked?.field === field && picked.value === value;
        const figure = tours && formatCount(tours.filter((tour) => tour[field] === value).length);
        return <Chip key={value} label={value} figure={figure} tone={field === 'tourStatus' ? statusColor(value) : undefined} pressed={pressed} onClick={() => onPick(pressed ? undefined : { field, value })} />;
      })}
      {volume !== undefined && (
        <div className="count-chip board-volume" data-tip="Purchase prices of the contracts written on these tours, without what was rescinded, canceled or has expired">
          <span className="count-figure">{formatMoney(volume)}</span>
          <span className="count-label">Volume of the day</span>
        </div>
      )}
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly figure: string | undefined;
  readonly tone?: string | undefined;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

function Chip({ label, figure, tone, pressed, onClick }: ChipProps) {
  return (
    <button type="button" className="count-chip" aria-pressed={pressed} onClick={onClick}>
      <span className="count-figure">{figure ?? <span className="bone count-bone" />}</span>
      <span className="count-label">
        {tone && <span className="count-dot" style={{ background: tone }} aria-hidden />}
        {label}
      </span>
    </button>
  );
}
