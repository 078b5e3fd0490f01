/** One kind of thing that others tell the product, such as what a phone answered. Pure: whoever handles it registers with `Incoming.handle`. */
export interface IncomingKind<Payload extends object> {
  readonly name: string;
  /** What people call one, such as "Answer by text". */
  readonly label: string;
  /** Whose one is: when they are erased it is forgotten, where nobody has handled it yet. */
  whose(payload: Payload): Whose;
  /** Only the compiler reads it. */
  readonly payload?: Payload;
}

/** How a payload says of whom it is; both empty where it says nothing of anybody. */
export interface Whose {
  readonly leadIds: readonly number[];
  /** Phones and mail addresses, however they are written. */
  readonly knownBy: readonly string[];
}

export function incomingKind<Payload extends object>(name: string, label: string, whose: (payload: Payload) => Whose): IncomingKind<Payload> {
  return { name, label, whose };
}

export interface IncomingCall {
  /** The same at every try: make the ids of commands of it. */
  readonly id: string;
  /** ISO UTC: what waits may be overtaken by what came later. */
  readonly receivedAt: string;
  /** Aborts when the process is to stop. */
  readonly signal: AbortSignal;
}

/** Makes commands of it. @throws anything, to be tried again */
export type IncomingHandler<Payload extends object> = (payload: Payload, call: IncomingCall) => Promise<void>;
