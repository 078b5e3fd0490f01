import { useEffect, useState } from 'react';
import type { WallTour } from '../../../backend/tours/wall/tour-wall.dto.js';
import { today } from '../../kit/format/dates.js';
import { Page } from '../../kit/page/page.js';
import { statusColor } from '../../kit/status/status-tone.js';
import '../../kit/status/status.css';
import { newYorkMinutes } from '../board/new-york-minutes.js';
import { useNow } from '../../kit/use-now.js';
import { useAwake } from './use-awake.js';
import { columnsFor, hourRows, type HourRow } from './wall.rules.js';
import { WallHead } from './wall-head.js';
import { WallSide } from './wall-side.js';
import type { WallState } from './wall-state.js';
import { WallTile } from './wall-tile.js';
import './wall-hours.css';
import './wall.css';

const counted = ['Started', 'Confirmed', 'Scheduled', 'Ended', 'No Show', 'Canceled', 'Not Qualified'] as const;
const NEW_MS = 15_000;

interface WallProps {
  readonly state: WallState;
  readonly back?: string;
}

/** The tours of today, to be read from three metres; nobody touches it, and what does not fit folds. */
export function Wall({ state, back }: WallProps) {
  const here = useNow(1_000);
  const now = new Date(here.getTime() + state.ahead);
  const day = today(now);
  const minutes = newYorkMinutes(now);
  const { columns: fitting, room } = useRoom();
  useAwake();
  const tours = state.answer?.tours.filter(({ tourDate }) => tourDate === day) ?? [];
  const columns = columnsFor(tours, fitting);
  return (
    <Page title="Tours today">
      <main className="wall">
        <WallHead state={state} day={day} now={now} tours={tours} back={back} />
        <Counts tours={tours} />
        <div className="wall-body">
          <div className="card wall-hours">
            {hourRows(tours, columns).map((row) => (
              <Hour key={row.hour ?? 'none'} row={row} columns={columns} now={now} minutes={minutes} />
            ))}
            {tours.length === 0 && state.answer && <p className="wall-empty">{isKnown(state, day) ? 'No tours available.' : 'What is booked for today is not known here yet.'}</p>}
          </div>
          <WallSide tours={tours} now={now} minutes={minutes} room={room} />
        </div>
      </main>
    </Page>
  );
}

/** Today and tomorrow come with each answer: a wall that is cut off for longer knows nothing of the day. */
function isKnown({ answer, offlineSince }: WallState, day: string): boolean {
  return !offlineSince || (answer !== undefined && Date.parse(`${day}T00:00:00Z`) - Date.parse(`${answer.day}T00:00:00Z`) <= 86_400_000);
}

function Counts({ tours }: { readonly tours: readonly WallTour[] }) {
  return (
    <div className="card wall-counts">
      <span className="wall-count">
        <b>{tours.length}</b>
        <span>Booked</span>
      </span>
      {counted.map((status) => (
        <span key={status} className={`wall-count ${status === 'Started' ? 'wall-count-here' : ''}`}>
          <b>{tours.filter(({ tourStatus }) => tourStatus === status).length}</b>
          <span>
            <span className="wall-dot" style={{ background: statusColor(status) }} aria-hidden />
            {status === 'Started' ? 'Here now' : status}
          </span>
        </span>
      ))}
    </div>
  );
}

interface HourProps {
  readonly row: HourRow;
  readonly columns: number;
  readonly now: Date;
  readonly minutes: number;
}

function Hour({ row: { hour, tours, folded }, columns, now, minutes }: HourProps) {
  const current = hour === Math.floor(minutes / 60);
  const past = hour !== undefined && hour < Math.floor(minutes / 60);
  return (
    <div className={`wall-hour ${current ? 'wall-hour-now' : ''} ${past ? 'wall-hour-past' : ''}`}>
      <span className="wall-hour-name">{hour === undefined ? <small>No time</small> : <>{hour % 12 || 12} <small>{hour < 12 ? 'AM' : 'PM'}</small></>}</span>
      <ul className="wall-tiles plain-list" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {tours.map((tour) => (
          <WallTile key={tour.tourId} tour={tour} now={minutes} isNew={tour.lastStepAt !== null && now.getTime() - Date.parse(tour.lastStepAt) < NEW_MS} />
        ))}
        {folded.length > 0 && (
          <li className="wall-folded">
            <b>+{folded.length} more</b>
            <span>{folded.map(({ leadLastName }) => leadLastName || 'No name').join(', ')}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

const TILE = 245;
const BESIDE_TILES = 410;
const ENTRY = 69;
const BESIDE_ENTRIES = 330;

/** How many tiles fit beside each other, and how many entries below each other. */
function useRoom(): { readonly columns: number; readonly room: number } {
  const measured = () => ({ columns: Math.max(2, Math.floor((innerWidth - BESIDE_TILES) / TILE)), room: Math.max(4, Math.floor((innerHeight - BESIDE_ENTRIES) / ENTRY)) });
  const [room, setRoom] = useState(measured);
  useEffect(() => {
    const measure = () => setRoom(measured());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return room;
}

/** In the place of a board that there is none of. */
export function WallNotice({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <Page title={title}>
      <main className="wall wall-notice">
        <h1>{title}</h1>
        <p>{words}</p>
      </main>
    </Page>
  );
}
