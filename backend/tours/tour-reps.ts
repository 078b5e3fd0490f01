import { Injectable } from '@nestjs/common';
import { LookUp } from '../platform/lists/look-up.js';
import type { BookTour, ReviseTour, WithRepNames } from './tour.commands.js';
import { reps } from './tours.lists.js';

/** A tour holds its reps' names as they were; who picks a rep sends the number, and perhaps the old rep's name with it. */
@Injectable()
export class TourReps {
  constructor(private readonly lookUp: LookUp) {}

  /** The names of the reps that the body names by number. */
  async namesIn({ assignedEmployeeId, marketingEmployeeId }: BookTour | ReviseTour): Promise<WithRepNames['repNames']> {
    const ids = [assignedEmployeeId, marketingEmployeeId].flatMap((id) => (id ? [id] : []));
    const rows = await this.lookUp.rows(reps, ids);
    const assigned = rows.get(String(assignedEmployeeId));
    const marketing = rows.get(String(marketingEmployeeId));
    return {
      ...(assigned && {
        assignedEmployeeFirstName: assigned.text('firstName'),
        assignedEmployeeLastName: assigned.text('lastName'),
      }),
      ...(marketing && {
        marketingEmployeeFirstName: marketing.text('firstName'),
        marketingEmployeeLastName: marketing.text('lastName'),
      }),
    };
  }
}
