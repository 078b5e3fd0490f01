import { Injectable } from '@nestjs/common';
import { isOurs } from '../../../events/kernel/own-event.js';
import { EventStore } from '../../../events/store/event-store.js';

/** Others may write to the same store, to streams named like ours even: such a stream is left alone. */
@Injectable()
export class ForeignStreams {
  constructor(private readonly store: EventStore) {}

  async holds(stream: string): Promise<boolean> {
    for await (const first of this.store.read(stream, { limit: 1 })) return !isOurs(first);
    return false;
  }
}
