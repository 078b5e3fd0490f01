/** A person is told after so long that the command is not carried out yet, ms. A leader's election takes about as long. */
export const TOLD_AFTER_MS = 5_000;

/** The store has not answered for a while, so nobody knows yet whether the command is saved. It goes on without its sender. */
export class StillSaving extends Error {
  /** Seconds after which asking again is worth it. */
  readonly retryAfter = 2;

  constructor(readonly commandId: string) {
    super('Still saving: the event store takes longer than usual to answer. Send the same again with the same Idempotency-Key: it is saved once.');
  }
}
