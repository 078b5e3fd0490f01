import { Injectable } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { addDays } from '../../platform/calendar/day.rules.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import type { Reader } from '../../platform/lists/list-visibility.js';
import { tourBoard } from '../tours.lists.js';
import type { WallAnswer, WallTour } from './tour-wall.dto.js';

/** Whoever walks past reads a wall: it is told what the least of all readers is told. */
const passerBy: Reader = { permissions: new Set(['Tours_Main']), tenantId: 0, actor: { kind: 'system', id: 'wall', name: 'A wall' } };

const MOST_A_DAY = 500;

/** What a wall shows. */
@Injectable()
export class TourWallReader {
  constructor(private readonly reader: ListReader) {}

  async read(now = new Date()): Promise<WallAnswer> {
    const day = newYorkDay(now);
    const [today, tomorrow] = await Promise.all([day, addDays(day, 1)].map((of) => this.toursOf(of)));
    return { now: now.toISOString(), day, tours: [...today!.rows, ...tomorrow!.rows] as unknown as WallTour[], position: today!.position < tomorrow!.position ? today!.position : tomorrow!.position };
  }

  private toursOf(day: string) {
    return this.reader.page(tourBoard, { filters: [{ field: 'tourDate', op: 'is', value: day }], limit: MOST_A_DAY }, passerBy);
  }
}
