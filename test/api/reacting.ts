import type { RecordedEvent } from '../../events/kernel/event.js';
import { EventStore, START } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import { soon } from '../support/mailed-links.js';
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

/** Waits until one is led and knows where it begins, which it learns a moment after it has the lead: what happened before that causes nothing. */
export async function reactionBegins(me: SignedIn, name: string): Promise<void> {
  await soon(`${name} to begin`, async () => {
    const status: ReactionStatus | undefined = await reactionStatus(me, name);
    return status?.led && status.position !== START ? true : undefined;
  });
}
