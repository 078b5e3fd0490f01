import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { slotWords } from '../../../events/tours/tour.enums.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { formatDate } from '../../kit/format/dates.js';
import { useSession } from '../../server/session.js';
import type { TourChoices } from './use-tour-choices.js';
import { useToursInSlot } from './use-tours-in-slot.js';
import './tours.css';

interface SameSlotProps {
  readonly values: Values;
  readonly choices: TourChoices;
  /** The tour that is being edited. */
  readonly tourId?: number;
}

/** Two tours of one rep at one time: a warning, and no more (decisions.md G13). */
export function SameSlot({ values, choices, tourId }: SameSlotProps) {
  const mayOpen = useSession().may('Tours_Detail');
  const tours = useToursInSlot(values).filter((tour) => tour.tourId !== tourId);
  const rep = choices.salesReps.labels[String(values['assignedEmployeeId'])] ?? 'The sales rep';
  return (
    // There before it has anything to say, or screen readers would not say it.
    <div role="status">
      {tours.length > 0 && (
        <p className="same-slot">
          {rep} has {tours.length === 1 ? 'a tour' : `${tours.length} tours`} on {formatDate(values['tourDate'] as string)} at {slotWords(String(values['scheduledStartTime']))} already:{' '}
          {tours.map(({ tourId: id, leadName, tourStatus }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              {mayOpen ? <Link to={`/admin/tours-detail/${id}`}>{leadName || `Tour ${id}`}</Link> : leadName || `Tour ${id}`} ({tourStatus})
            </Fragment>
          ))}
          .
        </p>
      )}
    </div>
  );
}
