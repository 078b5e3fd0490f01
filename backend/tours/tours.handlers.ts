import { handlersOf } from '../platform/commands/handlers-of.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from './tour.commands.js';
import { tour } from './tour.js';

export const tourHandlers = handlersOf(tour, [BookTour, ReviseTour, ChangeTourStatus, RecordTourResult], ({ tourId }) => tourId);
