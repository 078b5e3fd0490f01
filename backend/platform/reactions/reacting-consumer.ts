import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { Consumer, OwnRows } from '../../../projections/engine/consumer/consumer.js';
import type { ScheduledEffects } from './scheduled-effects.js';
import type { Effects } from './effects.js';
import type { Reaction, Rule } from './reaction.js';

export interface ConsumerParts {
  readonly effects: Effects;
  readonly due: ScheduledEffects;
  /** Before anything is written that a job belongs to. */
  ready(): Promise<void>;
}

/** A reaction as the one reader feeds it: what it causes at once is done, what it causes later is written with the checkpoint. */
export function consumerOf(reaction: Reaction, parts: ConsumerParts): Consumer {
  return {
    name: reaction.name,
    types: reaction.types,
    async handle(event) {
      if (event.metadata.toldLater) return undefined;
      await parts.ready();
      const rules = reaction.rules.filter(({ type }) => type === event.type);
      const atOnce = rules.flatMap((rule) => (rule.does === 'at once' ? [rule.causes] : []));
      const done = await parts.effects.of({ reaction, event }, atOnce);
      const later = rules.flatMap((rule) => noted(rule, event));
      return done || later.length > 0 ? [...(done ?? []), ...later] : undefined;
    },
  };

  function noted(rule: Rule, event: RecordedEvent): OwnRows[] {
    if (rule.does === 'at once') return [];
    const key = rule.key(event);
    const dueAt = rule.does === 'later' ? rule.dueAt(event) : undefined;
    if (dueAt === undefined) return [(client) => parts.due.settle(client, reaction.name, key)];
    return [(client) => parts.due.set(client, { reaction: reaction.name, key }, event, dueAt)];
  }
}
