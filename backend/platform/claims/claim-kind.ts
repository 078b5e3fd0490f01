import type { EventDeclaration } from '../../../events/kernel/event.js';

/** Something that only one stream at a time may have, such as the user behind an employee. */
export interface ClaimKind {
  readonly name: string;
  /** What people call it: "Employee's user". */
  readonly label: string;
  /** Events that give a stream one, or take it away. */
  readonly events: readonly EventDeclaration[];
  /** What a stream has by its own events, as the store holds them now. */
  heldBy(stream: string): Promise<readonly string[]>;
}
