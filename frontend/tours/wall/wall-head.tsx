import { Link } from 'react-router-dom';
import { formatDate, formatTime, formatWhen } from '../../kit/format/dates.js';
import { Avatar } from '../../kit/people/avatar.js';
import type { WallTour } from '../../../backend/tours/wall/tour-wall.dto.js';
import { weekdayOf } from '../board/tour-day.js';
import { lastStepOf, wordsOfStep } from './wall.rules.js';
import type { WallState } from './wall-state.js';
import './wall-head.css';

interface WallHeadProps {
  readonly state: WallState;
  readonly day: string;
  readonly now: Date;
  readonly tours: readonly WallTour[];
  /** Where the mark leads, on a screen where somebody is signed in. */
  readonly back: string | undefined;
}

export function WallHead({ state: { answer, offlineSince, ahead }, day, now, tours, back }: WallHeadProps) {
  const [clock, half] = [formatTime(now).slice(0, -2), formatTime(now).slice(-2)];
  return (
    <header className="wall-head">
      {back ? (
        <Link to={back} className="wall-back" aria-label="Back to the day board">
          <Mark />
        </Link>
      ) : (
        <Mark />
      )}
      <h1>Tours today</h1>
      <span className="wall-day">
        {weekdayOf(day)} {formatDate(day)}
      </span>
      {offlineSince ? null : <LastStep tours={tours} now={now} />}
      {offlineSince ? (
        <span className="wall-offline" role="alert">
          Offline since {formatWhen(new Date(offlineSince.getTime() + ahead), now).replace('Today ', '')}
          {answer && `: as of ${formatWhen(answer.now, now).replace('Today ', '')}`}
        </span>
      ) : (
        <span className="wall-live" role="status">
          <span className="wall-dot" aria-hidden />
          {answer ? 'Live' : 'Connecting…'}
        </span>
      )}
      <span className="wall-clock">
        {clock} <small>{half}</small>
      </span>
    </header>
  );
}

function Mark() {
  return <img className="wall-mark" src="/mark.svg" width={34} height={34} alt="" />;
}

/** One of another day says its day. */
function LastStep({ tours, now }: Pick<WallHeadProps, 'tours' | 'now'>) {
  const last = lastStepOf(tours);
  if (!last?.lastStepAt) return <span className="wall-step" />;
  return (
    <span className="wall-step">
      <Avatar name={last.lastStepBy} size={25} />
      <span>
        {last.leadLastName || 'No name'} {wordsOfStep(last.lastStep)} by {last.lastStepBy}, {formatWhen(last.lastStepAt, now).replace('Today ', '')}
      </span>
    </span>
  );
}
