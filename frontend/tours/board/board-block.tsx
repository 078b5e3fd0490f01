import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { slotWords } from '../../../events/tours/tour.enums.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { statusColor } from '../../kit/status/status-tone.js';
import { useSession } from '../../server/session.js';
import { familyOf, type BoardTour } from './board-layout.rules.js';

interface BoardBlockProps {
  readonly tour: BoardTour;
  /** Minutes from midnight, for the arrow keys; absent beside the board. */
  readonly from?: number;
  readonly news: PushedChange | undefined;
  readonly dimmed: boolean;
  /** The one that Tab stops at. */
  readonly stop: boolean;
  readonly style?: CSSProperties;
  /** Said before the status, where no column says it. */
  readonly time?: string;
}

/** A tour: who comes, and how it stands. Opens the tour for who may. */
export function BoardBlock({ tour, from, news, dimmed, stop, style, time }: BoardBlockProps) {
  const mayOpen = useSession().may('Tours_Detail');
  const { tourId, tourStatus, tourResult, scheduledStartTime, salesRep } = tour;
  const family = familyOf(tour);
  const stands = [tourStatus, tourResult].filter(Boolean).join(' · ');
  const shared = {
    className: `board-block ${news ? 'board-block-new' : ''} ${dimmed ? 'board-block-dimmed' : ''}`,
    style: { ...style, '--tone': statusColor(tourStatus) } as CSSProperties,
    'data-from': from,
  };
  const words = (
    <>
      <b>{family}</b>
      <span className="board-block-stands">
        {time && `${time} · `}
        {stands}
      </span>
      {news && <span className="board-block-by">{news.by}</span>}
    </>
  );
  const said = `${family}, ${slotWords(scheduledStartTime) || 'no time'}, ${stands}, ${salesRep ? `with ${salesRep}` : 'no sales rep'}`;
  if (mayOpen)
    return (
      <Link {...shared} to={`/admin/tours-detail/${tourId}`} tabIndex={stop ? 0 : -1} aria-label={said}>
        {words}
      </Link>
    );
  return <div {...shared}>{words}</div>;
}
