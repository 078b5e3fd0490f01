import type { RecordedEvent } from '../../../events/event.js';
import type { Consumer, OwnRows } from '../../../projections/engine/consumer.js';
import type { DueTable } from './due-table.js';
import type { Effects } from './effects.js';
import type { Reaction, Rule } from './reaction.js';

export interface ConsumerParts {
  readonly effects: Effects;
  readonly due: DueTable;
  /** Before anything is written that a job belongs to. */
  ready(): Promise<void>;
}

/** A reaction as the one reader feeds it: what it causes at once is done, what it causes later is written with the checkpoint. */
export function consumerOf(reaction: Reaction, parts: ConsumerParts): Consumer {
  return {
    name: reaction.name,
    types: reaction.types,
    async handle(event) {
      await parts.ready();
      const rows: OwnRows[] = [];
      for (const [index, rule] of reaction.rules.entries()) {
        if (rule.type === event.type) rows.push(...(await handled(rule, index, event)));
      }
      if (rows.length === 0) return undefined;
      return async (client) => {
        for (const write of rows) await write(client);
      };
    },
  };

  async function handled(rule: Rule, index: number, event: RecordedEvent): Promise<OwnRows[]> {
    if (rule.does === 'at once') return parts.effects.of({ reaction, event }, index, rule.causes);
    const key = rule.key(event);
    const dueAt = rule.does === 'later' ? rule.dueAt(event) : undefined;
    if (dueAt === undefined) return [(client) => parts.due.settle(client, reaction.name, key)];
    return [(client) => parts.due.set(client, { reaction: reaction.name, key }, event, dueAt)];
  }
}
