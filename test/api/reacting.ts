import type { RecordedEvent } from '../../events/event.js';
import { EventStore } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import type { SignedIn, TestApp } from '../support/start-app.js';

/** What a stream says, from its beginning. */
export async function eventsOf(app: TestApp, stream: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const stored of app.nest.get(EventStore).read(stream)) events.push(vocabulary.decode(stored)!);
  return events;
}

/** As Operations shows a reaction. */
export async function reactionStatus(me: SignedIn, name: string): Promise<ReactionStatus> {
  return (await me.get<ReactionStatus[]>('/api/Operations/Reactions')).find((status) => status.name === name)!;
}
