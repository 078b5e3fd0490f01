import { Injectable } from '@nestjs/common';
import { EnvelopePrepared } from '../../../events/envelope.js';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';

/** Which record's document is in an envelope: its first event says so. */
@Injectable()
export class DocumentsInEnvelopes {
  constructor(private readonly store: EventStore) {}

  /** @returns undefined where it holds the document of another category's record */
  async recordIn(envelopeStream: string, category: string): Promise<number | undefined> {
    for await (const stored of this.store.read(envelopeStream, { direction: 'forward', limit: 1 })) {
      const event = vocabulary.decode(stored);
      if (event?.type !== EnvelopePrepared.type) return undefined;
      const [of, id] = (event.data as { readonly document: { readonly stream: string } }).document.stream.split('-');
      return of === category ? Number(id) : undefined;
    }
    return undefined;
  }
}
