import type { Actor } from '../../../events/kernel/metadata.js';
import type { StillSaving } from './saves/still-saving.js';

/** Whoever waits for the answer to a command. */
export interface Sender {
  /** In place of an answer; whatever comes of the command later is answered to nobody. */
  tell(late: StillSaving): void;
}

/** What the server knows about a command beside its body. */
export interface CommandMetadata {
  readonly actor: Actor;
  /** `Idempotency-Key` of the request, a uuid; made by the server when the caller sent none. */
  readonly commandId: string;
  /** The sender chose the command id, so the same command may come again. */
  readonly mayComeAgain?: true;
  readonly correlationId: string;
  /** The event that led to the command; left out, its sender did. */
  readonly causationId?: string;
  /** Revision of an If-Match header. */
  readonly ifMatch?: number;
  /** Now, ISO UTC. */
  readonly at: string;
  /** Told long after it happened: nothing is to follow from it. */
  readonly toldLater?: true;
  /** Today in New York, YYYY-MM-DD. */
  readonly today: string;
  /** Who asked for what, word for word: a repeat is known by it, whatever the server has looked up since. */
  readonly asked?: unknown;
  /** A person at a screen, or a client: not kept waiting for long. */
  readonly sender?: Sender;
  /** Permissions of the actor, matched whole (`decisions.md B1`). */
  readonly permissions: ReadonlySet<string>;
}

declare const ENRICHMENT: unique symbol;

/**
 * What somebody wants done: nothing but what they say, so that subclasses are class-validator classes and double as HTTP
 * bodies. `Enrichment` is what the server adds when it sends the command, such as facts that it looked up.
 */
export abstract class Command<Enrichment = undefined> {
  /** For the compiler alone. */
  declare readonly [ENRICHMENT]: Enrichment;
}

export type AnyCommand = Command<unknown>;

export type EnrichmentOf<C extends AnyCommand> = C extends Command<infer Enrichment> ? Enrichment : never;

/** A command that nobody sent as a body. */
export function commandOf<C extends AnyCommand>(kind: new () => C, body: Omit<C, typeof ENRICHMENT>): C {
  return Object.assign(new kind(), body) as C;
}

/** Whether a command is one of these. */
export function isCommandOf<Kinds extends readonly (new () => AnyCommand)[]>(kinds: Kinds, command: AnyCommand): command is InstanceType<Kinds[number]> {
  return kinds.some((kind) => command instanceof kind);
}

export interface CommandResult {
  /** Stream revision after the command. */
  readonly revision: number;
  /** Position of the last event; reads that wait for it show what was saved. */
  readonly position: string;
  /** False when nothing differed or the command was a repeat. */
  readonly changed: boolean;
}
