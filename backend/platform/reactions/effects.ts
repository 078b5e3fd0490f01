import { HttpException, Injectable } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { Refused, TryLater, type OwnRows } from '../../../projections/engine/consumer/consumer.js';
import { isOwnFault } from '../../../projections/engine/run/own-fault.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import type { CommandMetadata } from '../commands/command.js';
import { Commands } from '../commands/commands.js';
import { IdSequence } from '../commands/id-sequence.js';
import { issuedByServer } from '../commands/issued-by-server.js';
import { CommandIdReused, Refusal } from '../commands/refusal.js';
import type { DispatchedCommand } from '../commands/dispatched-command.js';
import type { OutgoingRequest } from '../outgoing/outgoing-kind.js';
import { Outgoing } from '../outgoing/outgoing.js';
import { lookupsAbout, type Lookups } from './lookups.js';
import type { Causing, Effect, Reaction } from './reaction.js';

/** Namespace of command ids: of the event's id, the reaction and the name of the effect. */
const COMMAND_IDS = '3c8d6b52-31a3-4a6e-9f5e-6c1b3f6d2a90';

const LIST_PATIENCE_MS = 2_000;

/** Who reacts to what. */
export interface Reacting {
  readonly reaction: Reaction;
  readonly event: RecordedEvent;
  /** What fell due, and when: no clock that is a little slow makes it too early. */
  readonly due?: { readonly key: string; readonly dueAt: Date };
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
    private readonly engine: ProjectionEngine,
  ) {}

  /**
   * @param causing what each rule of the reaction that is for this event causes
   * @returns what is to be written in the transaction that notes that the event was handled; undefined where nothing is caused
   * @throws Refused, TryLater
   */
  async of(reacting: Reacting, causing: readonly Causing[]): Promise<OwnRows[] | undefined> {
    const rows: OwnRows[] = [];
    const effects = await this.namedEffects(reacting, causing);
    if (effects.size === 0) return undefined;
    for (const [name, effect] of effects) {
      const id = idOf(reacting, name);
      if ('aggregate' in effect) await this.command(effect, id, reacting);
      else rows.push(this.asking(effect, id, reacting));
    }
    return rows;
  }

  /** Of two that had one name the second would be taken for a repeat of the first, and not be done. */
  private async namedEffects(reacting: Reacting, causing: readonly Causing[]): Promise<ReadonlyMap<string, Effect>> {
    const named = new Map<string, Effect>();
    for (const causes of causing) {
      const caused = (await causes(reacting.event, this.factsOf(reacting))) ?? [];
      for (const effect of Array.isArray(caused) ? (caused as readonly Effect[]) : [caused as Effect]) {
        const name = nameOfEffect(effect, reacting);
        if (named.has(name)) throw new Refused(`${reacting.reaction.name} causes ${name} twice: tell them apart with \`as\``);
        named.set(name, effect);
      }
    }
    return named;
  }

  private async command(sending: Extract<Effect, DispatchedCommand>, id: string, reacting: Reacting): Promise<void> {
    try {
      await this.commands.execute(sending, issuedBy(reacting, id, sending));
    } catch (error) {
      if (isRefusal(error)) throw new Refused(error.message);
      if (isOwnFault(error)) throw error;
      throw new TryLater(error instanceof Error ? error.message : String(error));
    }
  }

  private asking(asking: OutgoingRequest, id: string, reacting: Reacting): OwnRows {
    return (client) => this.outgoing.ask(asking, id, nameOf(reacting, asking), client);
  }

  private factsOf(reacting: Reacting): Lookups {
    return lookupsAbout((what) => idOf(reacting, what), reacting.event, {
      nextId: (name, id) => this.ids.next(name, id),
      waitFor: (list, position) => this.engine.feed.waitFor(list, position, LIST_PATIENCE_MS),
      heldBy: (list, wanted) => this.engine.heldBy(list, wanted),
    });
  }
}

/** The rules say no, and will say so again. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Refusal || error instanceof CommandIdReused || (error instanceof HttpException && error.getStatus() < 500 && error.getStatus() !== 429);
}

function idOf({ reaction, event }: Reacting, what: string): string {
  return uuidV5(`${event.id}/${reaction.name}/${what}`, COMMAND_IDS);
}

/** What it is and not where it stands: rules may change places while an event is in flight. */
function nameOfEffect(effect: Effect, { due }: Reacting): string {
  if (effect.as !== undefined) return effect.as;
  const name = 'aggregate' in effect ? effect.command.constructor.name : effect.kind.name;
  return due ? `due ${due.key}/${name}` : name;
}

/** The command is known by the event that caused it: what was looked up for it may be another the second time. */
function issuedBy(reacting: Reacting, commandId: string, effect: Effect): CommandMetadata {
  const { reaction, event, due } = reacting;
  const now = new Date(Math.max(Date.now(), due?.dueAt.getTime() ?? 0));
  const actor = { kind: 'system', id: reaction.name, name: nameOf(reacting, effect) } as const;
  const asked = { reaction: reaction.name, event: event.id };
  return { ...issuedByServer(actor, commandId, { asked }, now), causationId: event.id, correlationId: event.metadata.correlationId };
}

/** "Hold ran out, for Dana Kim": what a reaction to a reaction does is still for the person at the beginning. */
function nameOf({ reaction, event }: Reacting, { words = reaction.words }: Effect): string {
  const { actor } = event.metadata;
  const person = actor.kind === 'system' ? actor.name.split(', for ')[1] : actor.name;
  return person ? `${words}, for ${person}` : words;
}
