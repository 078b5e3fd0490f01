import { Injectable } from '@nestjs/common';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { StillBuilding } from './still-building.js';

/** Keeps readers away from rows of another version than theirs. */
@Injectable()
export class ReadyLists {
  constructor(private readonly engine: ProjectionEngine) {}

  /** @throws StillBuilding with how far it is */
  require(list: string): void {
    const ready = this.engine.isReady(list);
    if (!ready.ready) throw new StillBuilding(list, ready);
  }
}
