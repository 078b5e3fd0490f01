import { randomUUID } from 'node:crypto';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { EncodedEvent } from '../encoded-event.js';
import { StoreUnavailable } from '../event-store.js';
import { appendRequest, correlationOf, resultOf, type AppendResult } from './append-messages.js';
import type { AppendStream } from './client-calls.js';

interface Pending {
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: Error) => void;
  readonly clock: NodeJS.Timeout;
}

/**
 * The bidirectional call that carries all appends of the process. The client's own appendToStream is not used: its
 * table of pending appends is global, so a late answer throws inside the stream's handler, and when a connection breaks
 * while writes wait for room it leaves an unhandled rejection; either ends the process.
 */
export class AppendCall {
  private readonly pending = new Map<string, Pending>();
  private stream: Promise<AppendStream> | undefined;

  constructor(
    private readonly open: () => Promise<AppendStream>,
    private readonly patience: number,
  ) {}

  /** Rejects when the outcome is unknown: the connection broke, the server is not ready, or the clock ran out. */
  send(stream: string, expected: number, events: readonly EncodedEvent[]): Promise<AppendResult> {
    const correlation = randomUUID();
    return new Promise((resolve, reject) => {
      // The server's and the client's deadlines do not hold on appends, so this clock is the only one that does.
      const clock = setTimeout(() => {
        this.take(correlation)?.reject(new StoreUnavailable(`No answer within ${this.patience} ms`));
      }, this.patience);
      this.pending.set(correlation, { resolve, reject, clock });
      const request = appendRequest(correlation, stream, expected, events, this.patience);
      this.connected().then(
        (call) => call.write(request),
        (error: Error) => this.take(correlation)?.reject(error),
      );
    });
  }

  close(): void {
    this.fail(new StoreUnavailable('The event store is closed'));
    void this.stream?.then(
      (call) => call.cancel(),
      () => undefined,
    );
    this.stream = undefined;
  }

  private connected(): Promise<AppendStream> {
    if (this.stream) return this.stream;
    const opening = this.open();
    this.stream = opening;
    const gone = (error: Error): void => {
      // What was sent on an older call has been refused already when a newer one is open.
      if (this.stream !== opening) return;
      this.stream = undefined;
      this.fail(error);
    };
    opening.then((call) => {
      call.on('data', (response: BatchAppendResp) => this.answer(response));
      call.on('error', gone);
      call.on('end', () => gone(new StoreUnavailable('The server ended the call')));
    }, gone);
    return opening;
  }

  private answer(response: BatchAppendResp): void {
    const pending = this.take(correlationOf(response));
    if (!pending) return;
    try {
      pending.resolve(resultOf(response));
    } catch (error) {
      pending.reject(error as Error);
    }
  }

  private fail(error: Error): void {
    for (const correlation of [...this.pending.keys()]) this.take(correlation)?.reject(error);
  }

  private take(correlation: string): Pending | undefined {
    const pending = this.pending.get(correlation);
    if (!pending) return undefined;
    this.pending.delete(correlation);
    clearTimeout(pending.clock);
    return pending;
  }
}
