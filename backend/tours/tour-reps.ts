import { Injectable } from '@nestjs/common';
import { ListReader } from '../platform/lists/list-reader.js';
import { NOBODY } from '../platform/lists/list-sight.js';
import type { BookTour, ReviseTour, WithRepNames } from './tour.commands.js';
import { reps } from './tours.lists.js';

/** A tour holds its reps' names as they were; who picks a rep sends the number, and perhaps the old rep's name with it. */
@Injectable()
export class TourReps {
  constructor(private readonly lists: ListReader) {}

  /** The names of the reps that the body names by number. */
  async namesIn({ assignedEmployeeId, marketingEmployeeId }: BookTour | ReviseTour): Promise<WithRepNames['repNames']> {
    const ids = [assignedEmployeeId, marketingEmployeeId].filter((id) => id !== undefined && id > 0).map(String);
    const rows = await this.lists.rows(reps, ids, NOBODY);
    const assigned = rows.get(String(assignedEmployeeId));
    const marketing = rows.get(String(marketingEmployeeId));
    return {
      ...(assigned && {
        assignedEmployeeFirstName: String(assigned.firstName),
        assignedEmployeeLastName: String(assigned.lastName),
      }),
      ...(marketing && {
        marketingEmployeeFirstName: String(marketing.firstName),
        marketingEmployeeLastName: String(marketing.lastName),
      }),
    };
  }
}
