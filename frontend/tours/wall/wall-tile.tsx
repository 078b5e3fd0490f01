import type { CSSProperties } from 'react';
import type { WallTour } from '../../../backend/tours/wall/tour-wall.dto.js';
import { statusColor } from '../../kit/status/status-tone.js';
import { clockTime, isOver, lateBy } from './wall.rules.js';
import './wall-tile.css';

interface WallTileProps {
  readonly tour: WallTour;
  /** Minutes from midnight in New York. */
  readonly now: number;
  /** Just changed. */
  readonly isNew: boolean;
}

/** A tour that ended says how. */
function standing({ tourStatus, tourResult }: WallTour): string {
  return tourStatus === 'Ended' && tourResult ? tourResult : tourStatus;
}

export function WallTile({ tour, now, isNew }: WallTileProps) {
  const { tourStatus, leadLastName, salesRep, scheduledStartTime } = tour;
  const late = lateBy(tour, now) ?? 0;
  const kind = tourStatus === 'Started' ? 'wall-tile-here' : isOver(tour) ? 'wall-tile-over' : '';
  return (
    <li className={`wall-tile ${kind} ${isNew ? 'wall-tile-new' : ''}`} style={{ '--tone': statusColor(tourStatus) } as CSSProperties}>
      <span className="wall-tile-who">
        <span className="wall-tile-time">{clockTime(scheduledStartTime)}</span>
        <b>{leadLastName || 'No name'}</b>
        {late > 0 && <span className="wall-late">+{late < 100 ? `${late} min` : `${Math.floor(late / 60)} h`}</span>}
      </span>
      <span className="wall-tile-stands">
        <span className="wall-dot" aria-hidden />
        <span className="wall-tile-status">{standing(tour)}</span>
        <span className="wall-tile-rep">{salesRep || 'no rep'}</span>
      </span>
    </li>
  );
}
