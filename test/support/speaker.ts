import { Command, commandOf, type CommandMetadata } from '../../backend/platform/commands/command.js';
import type { Aggregate } from '../../backend/platform/commands/aggregate.js';
import { Refusal } from '../../backend/platform/commands/refusal.js';
import type { DomainEvent } from '../../events/kernel/event.js';
import { StoreUnavailable, type Appended, type NewEvent } from '../../events/store/event-store.js';
import { TourResultRecorded } from '../../events/tours/tour.events.js';
import type { TourResult } from '../../events/tours/tour.enums.js';
import { issuedWith } from './issued.js';
import { MemoryEventStore } from './memory-event-store.js';

export class Say extends Command {
  word!: string;
}

/** Says a word after another, never `Walk Out` after `Purchased`. The decider counts how often it was asked. */
export function speaker(): Aggregate<string, Say> & { asked: number } {
  return {
    asked: 0,
    category: 'tour',
    noun: 'tour',
    initial: '',
    exists: (state) => state !== '',
    begins: [Say],
    sensitive: {},
    decide(command, state): DomainEvent[] {
      this.asked++;
      if (state === 'Purchased' && command.word === 'Walk Out') throw new Refusal('Who has bought does not walk out');
      return state === command.word ? [] : [TourResultRecorded({ from: state, to: command.word as TourResult })];
    },
    evolve: (_, event) => (event.data as { to: string }).to,
    describe: () => ({ title: 'Result', changes: [] }),
  };
}

export const KEYS = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002', 'c0ffee00-0000-4000-8000-000000000003'] as const;
let drawn = 0;

/** A command, and what the server knows of it. */
export interface Said {
  readonly command: Say;
  issued: CommandMetadata;
}

export function say(word: string, { ifMatch, mayComeAgain, commandId = `c0ffee01-0000-4000-8000-${String(++drawn).padStart(12, '0')}` }: { ifMatch?: number; mayComeAgain?: true; commandId?: string } = {}): Said {
  const issued = { ...issuedWith(), commandId, correlationId: commandId, ...(ifMatch === undefined ? {} : { ifMatch }), ...(mayComeAgain ? { mayComeAgain } : {}) };
  return { command: commandOf(Say, { word }), issued };
}

/** What can become of an append on its way. */
export class UnsafeEventStore extends MemoryEventStore {
  next: 'arrives' | 'is written, but the answer is lost' | 'is lost' = 'arrives';

  override async append(stream: string, expectedRevision: number, events: readonly NewEvent[]): Promise<Appended> {
    const fate = this.next;
    this.next = 'arrives';
    if (fate !== 'is lost') {
      const appended = await super.append(stream, expectedRevision, events);
      if (fate === 'arrives') return appended;
    }
    throw new StoreUnavailable('Nobody knows');
  }
}
