/** Fewer leave some part without one to work with. */
export const FEWEST_CONNECTIONS = 20;

/** One each: health, notifications between processes, appends, and what wakes those who read events. */
const ONE_EACH = 4;

/** How the connections of a process to its database are shared out, so that a rush in one part holds up no other. */
export interface ConnectionShares {
  readonly requests: number;
  /** One holds the leads, one listens to other processes. */
  readonly projections: number;
  /** One listens for jobs, one says who is alive. */
  readonly jobs: number;
  /** For events that are read from Postgres; with EventStoreDB none of them is opened. */
  readonly events: number;
  /** Who passes a gate holds one together with others, who shuts it one more. */
  readonly gates: number;
}

/** From here on who shuts a gate need not wait for the connection of those inside. */
const ROOM_FOR_TWO = 25;

/** @param total at most so many are open at a time */
export function connectionShares(total: number): ConnectionShares {
  const [projections, jobs, events] = [Math.round(total * 0.24), Math.max(3, Math.round(total * 0.12)), Math.round(total * 0.08)];
  const gates = total < ROOM_FOR_TWO ? 1 : 2;
  return { requests: total - ONE_EACH - projections - jobs - events - gates, projections, jobs, events, gates };
}
