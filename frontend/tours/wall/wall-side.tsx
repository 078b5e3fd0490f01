import type { ReactNode } from 'react';
import type { WallTour } from '../../../backend/tours/wall/tour-wall.dto.js';
import { statusColor } from '../../kit/status/status-tone.js';
import { arrivalOf, duration, hereNow, nextArriving, sideRoom } from './wall.rules.js';
import './wall-side.css';

interface WallSideProps {
  readonly tours: readonly WallTour[];
  readonly now: Date;
  readonly minutes: number;
  /** How many entries fit below each other. */
  readonly room: number;
}

/** Who is on a tour and for how long, and who is expected next. */
export function WallSide({ tours, now, minutes, room }: WallSideProps) {
  const here = hereNow(tours, now, minutes);
  const next = nextArriving(tours, minutes);
  const fits = sideRoom(room, here.length, next.length);
  return (
    <div className="wall-side">
      <Card title="Here now" status="Started" count={here.length} more={here.length - fits.here}>
        {here.slice(0, fits.here).map(({ tour, minutes: long }) => (
          <Entry key={tour.tourId} name={tour.leadLastName} beneath={tour.salesRep ? `with ${tour.salesRep}` : 'without a rep'}>
            <span className="wall-plain">{duration(long)}</span>
          </Entry>
        ))}
      </Card>
      <Card title="Next arriving" status="Confirmed" more={next.length - fits.next}>
        {next.slice(0, fits.next).map((tour) => {
          const { words, kind } = arrivalOf(tour, minutes);
          const rep = tour.salesRep || 'no rep';
          return (
            <Entry key={tour.tourId} name={tour.leadLastName} beneath={tour.tourStatus === 'Confirmed' ? rep : `${rep}, not confirmed`}>
              <span className={kind === 'later' ? 'wall-plain' : `wall-pill wall-pill-${kind}`}>{words}</span>
            </Entry>
          );
        })}
      </Card>
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly status: string;
  readonly count?: number;
  readonly more: number;
  readonly children: readonly ReactNode[];
}

function Card({ title, status, count, more, children }: CardProps) {
  return (
    <section className="card wall-card" aria-label={title}>
      <h2>
        <span className="wall-dot" style={{ background: statusColor(status) }} aria-hidden />
        {title}
        {count !== undefined && <span className="wall-card-count">{count}</span>}
      </h2>
      <ul className="plain-list">{children}</ul>
      {children.length === 0 && <p className="wall-nobody">Nobody</p>}
      {more > 0 && <p className="wall-more">+{more} more</p>}
    </section>
  );
}

function Entry({ name, beneath, children }: { readonly name: string; readonly beneath: string; readonly children: ReactNode }) {
  return (
    <li className="wall-entry">
      <b>{name || 'No name'}</b>
      {children}
      <span className="wall-beneath">{beneath}</span>
    </li>
  );
}
