import { Injectable } from '@nestjs/common';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { ReactionReader } from '../platform/reactions/reaction-reader.js';

/** What waits for somebody to look at it, of projections and reactions alike. */
@Injectable()
export class ParkedReader {
  constructor(
    private readonly engine: ProjectionEngine,
    private readonly reactions: ReactionReader,
  ) {}

  async count(): Promise<number> {
    const [projections, reactions] = await Promise.all([this.engine.status(), this.reactions.all()]);
    return total(projections.map(({ parkedCount }) => parkedCount)) + total(reactions.map(({ parkedCount, due }) => parkedCount + due.refused.length));
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
