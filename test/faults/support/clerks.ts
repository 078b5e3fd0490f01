import type { Random } from './random.js';

/** A command to be sent over HTTP. */
export interface Wanted {
  readonly method: 'PUT' | 'POST';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The event that it leaves behind, once. */
  readonly event: string;
}

export interface Answer {
  readonly changed: boolean;
  readonly revision: number;
  readonly position: string;
  readonly epicAdvantageContractId?: number;
}

/** Somebody at work: always has something to do that differs from what is. */
export interface Clerk {
  next(): Wanted;
  done(answer: Answer): void;
}

/** Changes one word of a record that nobody else touches, over and over. */
export function wordClerk(
  record: { readonly path: string; readonly event: string; readonly field: string; readonly words: readonly string[]; readonly now: string; readonly reason?: string },
  random: Random,
): Clerk {
  const { path, event, field, words, reason } = record;
  let now = record.now;
  let wanted = now;
  return {
    next() {
      wanted = random.pick(words.filter((word) => word !== now));
      return { method: 'PUT', path, event, body: { [field]: wanted, ...(reason && { reason }) } };
    },
    done() {
      now = wanted;
    },
  };
}

/** Buys points for a member and then calls the purchase off; several clerks may serve one member. */
export function pointsClerk(epicMemberId: number): Clerk {
  let held: Answer | undefined;
  return {
    next() {
      const path = '/api/EpicAdvantageContracts/';
      if (!held) return { method: 'POST', path, event: 'PointsHeld', body: { epicMemberId, pointsPurchased: 5_000 } };
      const headers = { 'X-Min-Position': held.position };
      return { method: 'POST', path: `${path}${held.epicAdvantageContractId}/Release`, event: 'PointsReleased', body: { reason: 'Called off' }, headers };
    },
    done(answer) {
      held = held ? undefined : answer;
    },
  };
}
