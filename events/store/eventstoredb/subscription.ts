import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from '../event-store.js';
import type { ReadStream } from './client-calls.js';
import { deliveredEvent } from './subscription-messages.js';

export interface Heard {
  /** The server has said something, be it only how far it has looked. */
  anything(): void;
  event(event: StoredEvent): void;
  /** Whether what comes next is new, or still history. */
  live(live: boolean): void;
  /** Once, and then nothing more. */
  lost(error?: Error): void;
}

/**
 * One call that delivers events as the server sends them. The client's own subscribeToAll leads each of them through one
 * more stream of objects and two more shapes, a fifth of the processor time that an event takes.
 */
export class Subscription {
  private call: ReadStream | undefined;
  private over = false;

  constructor(
    opening: Promise<ReadStream>,
    private readonly heard: Heard,
  ) {
    opening.then(
      (call) => this.listen(call),
      (error: Error) => this.lose(error),
    );
  }

  get isPaused(): boolean {
    return this.call?.isPaused() ?? false;
  }

  pause(): void {
    this.call?.pause();
  }

  resume(): void {
    this.call?.resume();
  }

  /** Nothing is heard of it any more. */
  close(): void {
    this.over = true;
    this.call?.cancel();
  }

  private listen(call: ReadStream): void {
    this.call = call;
    // They stay after the end: an error that nobody listens to would end the process.
    call.on('error', (error) => this.lose(error)).on('end', () => this.lose()).on('close', () => this.lose());
    call.on('data', (response: ReadResp) => this.hear(response));
    if (this.over) call.cancel();
  }

  private hear(response: ReadResp): void {
    if (this.over) return;
    this.heard.anything();
    const event = deliveredEvent(response);
    if (event) this.heard.event(event);
    else if (response.hasCaughtUp()) this.heard.live(true);
    else if (response.hasFellBehind()) this.heard.live(false);
  }

  private lose(error?: Error): void {
    if (this.over) return;
    this.over = true;
    this.heard.lost(error);
  }
}
