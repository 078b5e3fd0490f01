import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import type { RecordedEvent } from '../../../events/event.js';
import { StoreUnavailable, WrongExpectedRevision } from '../../../events/store/event-store.js';
import { ChangeFeed } from '../../../projections/engine/change-feed.js';
import { Refused, TryLater, type OwnRows } from '../../../projections/engine/consumer.js';
import type { Issued } from '../commands/command.js';
import { Commands } from '../commands/commands.js';
import { IdSequence } from '../commands/id-sequence.js';
import { issuedByServer } from '../commands/issued-by-server.js';
import { CommandIdReused, Refusal } from '../commands/refusal.js';
import type { Asking } from '../outgoing/outgoing-kind.js';
import { Outgoing } from '../outgoing/outgoing.js';
import { factsAbout, type Facts } from './facts.js';
import type { Causing, Effect, Reaction } from './reaction.js';

/** Namespace of command ids: of the event's id, the reaction and the index of the effect. */
const COMMAND_IDS = '3c8d6b52-31a3-4a6e-9f5e-6c1b3f6d2a90';

const LIST_PATIENCE_MS = 2_000;

/** Who reacts to what. */
export interface Reacting {
  readonly reaction: Reaction;
  readonly event: RecordedEvent;
  /** When it fell due: no clock that is a little slow makes it too early. */
  readonly dueAt?: Date;
}

/**
 * Has done what events cause: each effect under an id that follows from the event, so that it counts once however often
 * the event comes.
 */
@Injectable()
export class Effects {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly outgoing: Outgoing,
    private readonly feed: ChangeFeed,
  ) {}

  /**
   * @param causing a rule of the reaction
   * @param rule which of the reaction's rules it is
   * @returns what is to be written in the transaction that notes that the event was handled
   * @throws Refused, TryLater
   */
  async of(reacting: Reacting, rule: number, causing: Causing): Promise<OwnRows[]> {
    const caused = (await causing(reacting.event, this.factsOf(reacting))) ?? [];
    const effects: readonly Effect[] = Array.isArray(caused) ? (caused as readonly Effect[]) : [caused as Effect];
    const rows: OwnRows[] = [];
    for (const [index, effect] of effects.entries()) {
      const id = idOf(reacting, `${rule}/${index}`);
      if ('aggregate' in effect) await this.command(effect, id, reacting);
      else rows.push(this.asking(effect, id, reacting));
    }
    return rows;
  }

  private async command(sending: Exclude<Effect, Asking>, id: string, reacting: Reacting): Promise<void> {
    try {
      await this.commands.execute(sending, issuedBy(reacting, id));
    } catch (error) {
      if (error instanceof Refusal || error instanceof CommandIdReused) throw new Refused(error.message);
      if (error instanceof StoreUnavailable || error instanceof WrongExpectedRevision || error instanceof ServiceUnavailableException) throw new TryLater(error.message);
      throw error;
    }
  }

  private asking(asking: Asking, id: string, reacting: Reacting): OwnRows {
    return (client) => this.outgoing.ask(asking, id, nameOf(reacting), client);
  }

  private factsOf(reacting: Reacting): Facts {
    return factsAbout((what) => idOf(reacting, what), reacting.event.position, {
      nextId: (name, id) => this.ids.next(name, id),
      waitFor: (list, position) => this.feed.waitFor(list, position, LIST_PATIENCE_MS),
    });
  }
}

function idOf({ reaction, event }: Reacting, what: string): string {
  return uuidV5(`${event.id}/${reaction.name}/${what}`, COMMAND_IDS);
}

/** The command is known by the event that caused it: what was looked up for it may be another the second time. */
function issuedBy(reacting: Reacting, commandId: string): Issued {
  const { reaction, event, dueAt } = reacting;
  const now = new Date(Math.max(Date.now(), dueAt?.getTime() ?? 0));
  const actor = { kind: 'system', id: reaction.name, name: nameOf(reacting) } as const;
  const asked = { reaction: reaction.name, event: event.id };
  return { ...issuedByServer(actor, commandId, { asked }, now), causationId: event.id, correlationId: event.metadata.correlationId };
}

/** "Hold ran out, for Dana Kim": what a reaction to a reaction does is still for the person at the beginning. */
function nameOf({ reaction, event }: Reacting): string {
  const { actor } = event.metadata;
  const person = actor.kind === 'system' ? actor.name.split(', for ')[1] : actor.name;
  return person ? `${reaction.words}, for ${person}` : reaction.words;
}
