import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import type { StoredEvent } from '../../../events/store/event-store.js';

type Read = { readonly event: RecordedEvent | undefined } | { readonly error: unknown };

/** The vocabulary for readers who share stored events: the first who wants an event decodes it for all. */
export class DecodedEventCache implements Pick<Vocabulary, 'decode'> {
  private readonly read = new WeakMap<StoredEvent, Read>();

  constructor(private readonly vocabulary: Pick<Vocabulary, 'decode'>) {}

  decode(stored: StoredEvent): RecordedEvent | undefined {
    let read = this.read.get(stored);
    if (!read) this.read.set(stored, (read = this.attempt(stored)));
    if ('error' in read) throw read.error;
    return read.event;
  }

  private attempt(stored: StoredEvent): Read {
    try {
      return { event: this.vocabulary.decode(stored) };
    } catch (error) {
      return { error };
    }
  }
}
