import { Injectable } from '@nestjs/common';
import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import { EnvelopePrepared } from '../../../events/signing/envelope.events.js';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { categoryIn, numberIn } from '../../../events/kernel/stream-name.js';

/** A record's document in an envelope, and who signs it. */
interface DocumentInEnvelope {
  readonly id: number;
  readonly signers: PreparedEnvelope['signers'];
}

/** Which record's document is in an envelope: its first event says so. */
@Injectable()
export class DocumentsInEnvelopes {
  constructor(private readonly store: EventStore) {}

  /** @returns undefined where it holds the document of another category's record */
  async documentIn(envelopeStream: string, category: string): Promise<DocumentInEnvelope | undefined> {
    for await (const stored of this.store.read(envelopeStream, { direction: 'forward', limit: 1 })) {
      const event = vocabulary.decode(stored);
      if (event?.type !== EnvelopePrepared.type) return undefined;
      const { document, signers } = event.data as PreparedEnvelope;
      return categoryIn(document.stream) === category ? { id: numberIn(document.stream), signers } : undefined;
    }
    return undefined;
  }
}
