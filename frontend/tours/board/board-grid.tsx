import { useEffect, useRef, type CSSProperties } from 'react';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { formatMoney } from '../../kit/format/money.js';
import { BoardBlock } from './board-block.js';
import { isPicked, type PickedOut } from './board-counts.js';
import { walkBlocks } from './board-keys.js';
import { BOARD_FROM, BOARD_TO, type BoardRow } from './board-layout.rules.js';
import { volumePerGuest, type DayVolume } from './day-volume.rules.js';

/** 09:00, 09:30 … 03:00: the last one has the rest of the board. */
const columns = Array.from({ length: 13 }, (_, place) => BOARD_FROM + place * 30);
const LANE = 62;

interface BoardGridProps {
  readonly rows: readonly BoardRow[];
  readonly news: ReadonlyMap<number, PushedChange>;
  readonly volume: DayVolume | undefined;
  readonly picked: PickedOut | undefined;
  /** Minutes from midnight in New York; undefined on other days than today. */
  readonly now: number | undefined;
}

/** Reps down, slots across. */
export function BoardGrid({ rows, news, volume, picked, now }: BoardGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const shown = now !== undefined && now >= BOARD_FROM && now <= BOARD_TO;
  // Where the board is wider than its room, it opens at what happens now.
  useEffect(() => {
    if (box.current && line.current) box.current.scrollLeft += line.current.getBoundingClientRect().left - box.current.getBoundingClientRect().left - box.current.clientWidth / 2;
  }, [shown]);
  return (
    <div ref={box} className="card board" role="region" aria-label="Tours by sales rep and time" tabIndex={0} onKeyDown={walkBlocks}>
      <div className="board-canvas">
        <div className="board-heads" aria-hidden>
          <span className="board-corner" />
          <div className="board-lane board-times">
            {columns.map((minutes) => (
              <span key={minutes} style={at(minutes)}>
                {clockOf(minutes)}
              </span>
            ))}
          </div>
        </div>
        {rows.map((row, place) => (
          <Row key={row.key} row={row} news={news} volume={volume} picked={picked} first={place === 0} />
        ))}
        {shown && (
          <div className="board-now-room" aria-hidden>
            <div ref={line} className="board-now" style={at(now)} />
          </div>
        )}
      </div>
    </div>
  );
}

type RowProps = Omit<BoardGridProps, 'rows' | 'now'> & { readonly row: BoardRow; readonly first: boolean };

function Row({ row: { key, rep, tours, lanes }, news, volume, picked, first }: RowProps) {
  const count = `${tours.length} ${tours.length === 1 ? 'tour' : 'tours'}`;
  const over = tours.some(({ tour }) => tour.tourStatus === 'Ended');
  const sold = over && volume && volumePerGuest(volume, tours.map(({ tour }) => tour.tourId));
  return (
    <section className="board-row" data-rep={key} aria-label={`${rep || 'No sales rep'}, ${count}`}>
      <div className="board-rep">
        <b className={rep ? '' : 'board-no-rep'}>{rep || 'No sales rep'}</b>
        <span>
          {count}
          {sold && rep && <span className="board-vpg"> · VPG {formatMoney(sold)}</span>}
        </span>
      </div>
      <div className="board-lane" style={{ height: lanes * LANE }}>
        {columns.slice(1).map((minutes) => (
          <span key={minutes} className="board-rule" style={at(minutes)} aria-hidden />
        ))}
        {tours.map(({ tour, from, to, lane }, place) => (
          <BoardBlock
            key={tour.tourId}
            tour={tour}
            from={from}
            news={news.get(tour.tourId)}
            dimmed={!isPicked(tour, picked)}
            stop={first && place === 0}
            style={{ ...at(from), inlineSize: `calc(${share(to - from)} - 6px)`, insetBlockStart: lane * LANE + 6 }}
          />
        ))}
      </div>
    </section>
  );
}

function at(minutes: number): CSSProperties {
  return { insetInlineStart: share(minutes - BOARD_FROM) };
}

function share(minutes: number): string {
  return `${((minutes / (BOARD_TO - BOARD_FROM)) * 100).toFixed(3)}%`;
}

/** 780 is "01:00 pm". */
function clockOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${String(hours > 12 ? hours - 12 : hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'am' : 'pm'}`;
}
