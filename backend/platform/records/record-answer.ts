import type { Position } from '../../../events/store/event-store.js';

/** A record as a route answers it: the body is the record alone, `ETag` says its revision and `X-Position` its position. */
export class RecordAnswer<Shown> {
  constructor(
    readonly record: Shown,
    readonly revision: number,
    readonly position: Position,
  ) {}

  /** The same revision of the record, shown otherwise. */
  with<Other>(record: Other): RecordAnswer<Other> {
    return new RecordAnswer(record, this.revision, this.position);
  }
}
