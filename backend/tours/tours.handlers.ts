import { handlersOf } from '../platform/commands/handlers-of.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from './tour.commands.js';

export const tourHandlers = handlersOf([BookTour, ReviseTour, ChangeTourStatus, RecordTourResult]);
