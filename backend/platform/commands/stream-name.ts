import type { Aggregate } from './aggregate.js';

export function streamName(aggregate: Pick<Aggregate<never>, 'category'>, id: string | number): string {
  return `${aggregate.category}-${id}`;
}
