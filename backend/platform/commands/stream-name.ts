import { categoryIn, idIn, streamName as nameOf } from '../../../events/kernel/stream-name.js';
import type { Aggregate, StreamId } from './aggregate.js';

export function streamName(aggregate: Pick<Aggregate<never>, 'category'>, id: StreamId): string {
  return nameOf(aggregate.category, id);
}

/** The id of the record that a stream is. @throws Error where it is none of the aggregate's */
export function idOf<Id extends StreamId>({ category, idFrom = Number as unknown as (text: string) => Id }: { readonly category: string; readonly idFrom?: (text: string) => Id }, stream: string): Id {
  if (categoryIn(stream) !== category) throw new Error(`${stream} is no stream of a ${category}`);
  return idFrom(idIn(stream));
}
