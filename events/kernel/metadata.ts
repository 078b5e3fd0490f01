/** Who did it: a signed-in user, an agent of the exchange company, or the system itself. */
export interface Actor {
  readonly kind: 'user' | 'agent' | 'system';
  /** User id, agent session id, or the name of the job. */
  readonly id: string;
  readonly name: string;
}

/** What stands beside every event's data. */
export interface EventMetadata {
  readonly actor: Actor;
  /** The command that caused it; the same command never counts twice. */
  readonly commandId: string;
  /** SHA-256 of the command's name and body: the same id with another body is refused. */
  readonly commandHash: string;
  /** Ties together everything that one request led to. */
  readonly correlationId: string;
  /** Id of the event or command that led to this one. */
  readonly causationId: string;
  /** When it happened, ISO UTC; for imported rows the legacy row's own time. */
  readonly occurredAt: string;
  /** It was told long after it happened, as the demo company's days are: it is history, and no reaction answers it. */
  readonly toldLater?: true;
  /** Whose personal values it holds where its data names no lead, such as `lead-17`. */
  readonly person?: string;
  /** Whose values it holds where they are not those of the stream's own person, by their place or what stands above it: `{ 'changes.email.to': 'lead-640' }`. */
  readonly others?: Readonly<Record<string, string>>;
  /** Personal values by the person whose key reads them; `data` is blank there. The store seals and opens them: nobody else looks. */
  readonly sealed?: Readonly<Record<string, string>>;
  /** Version of the shape that `data` was written in. */
  readonly schemaVersion: number;
}

/** Who created something, as records keep it: the number of a user; 0 for an agent or the system, whom the event names (`decisions.md F12`). */
export function authorOf({ kind, id }: Actor): number {
  return kind === 'user' ? Number(id) : 0;
}
