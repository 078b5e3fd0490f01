import type { CommandMetadata } from '../commands/command.js';

/** One kind of thing that goes out. Pure: whoever carries it registers with `Outgoing.carry`. */
export interface OutgoingKind<Payload extends object> {
  readonly name: string;
  /** What people call one, such as "Password link". */
  readonly label: string;
  /** Each takes long: one worker does them one after another, and the others are free for what is quick. */
  readonly inTurn?: true;
  /** Only the compiler reads it. */
  readonly payload?: Payload;
}

/** Something that is to go out. */
export interface OutgoingRequest<Payload extends object = object> {
  readonly kind: OutgoingKind<Payload>;
  /** Whom it goes to, as people read it. */
  readonly recipient: string;
  /** The stream of the record that it is about, such as `user-12`. */
  readonly about: string;
  /** What the carrier needs; never a secret, which is made when it is sent. */
  readonly payload: Payload;
}

export function outgoingKind<Payload extends object>(name: string, label: string, how: Pick<OutgoingKind<Payload>, 'inTurn'> = {}): OutgoingKind<Payload> {
  return { name, label, ...how };
}

export interface OutgoingCall {
  /** The request's own idempotency key, the same at every try: pass it on to who can use it. */
  readonly id: string;
  /** Aborts when the process is to stop. */
  readonly signal: AbortSignal;
}

/** Takes one thing out. @throws NotDelivered, or anything else, to be tried again */
export type Sender<Payload extends object> = (payload: Payload, call: OutgoingCall) => Promise<void>;

/**
 * What "Try again" of somebody means where the same cannot be tried once more: it is asked for anew, by them.
 * @returns whether it was; otherwise the same is tried
 * @throws what says why not
 */
export type Anew<Payload extends object> = (payload: Payload, issued: CommandMetadata) => Promise<boolean>;

/** It did not go out. What it says is shown to people and must not repeat an address or a secret. */
export class NotDelivered extends Error {
  constructor(
    message: string,
    readonly options: {
      /** Trying again would not help. */
      readonly final?: boolean;
      /** Why, in a few words. */
      readonly reason?: string;
    } = {},
  ) {
    super(message);
  }

  get reason(): string {
    return this.options.reason ?? this.message;
  }
}
