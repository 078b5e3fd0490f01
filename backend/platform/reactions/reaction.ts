import type { TObject } from '@sinclair/typebox';
import type { EventDeclaration, RecordedEvent, RecordedOf } from '../../../events/kernel/event.js';
import type { DispatchedCommand } from '../commands/dispatched-command.js';
import type { OutgoingRequest } from '../outgoing/outgoing-kind.js';
import type { Lookups } from './lookups.js';

/** A command, or something that is to go out. */
export type Effect = (DispatchedCommand | OutgoingRequest) & {
  /**
   * What its id is made of, unique in the reaction and never changed. Left out, it is the name of the command's class or of
   * the kind that goes out: say it where an event causes several of one, or where a class is renamed.
   */
  readonly as?: string;
  /** Who did it, in histories, where the words of the reaction do not say it: "Leads were taken apart". */
  readonly words?: string;
};

export type Caused = Effect | readonly Effect[] | undefined;

export type Causing = (event: RecordedEvent, facts: Lookups) => Caused | Promise<Caused>;

/** What an event causes at once, when it causes something later, or which later thing it settles. */
export type Rule = { readonly type: string } & (
  | { readonly does: 'at once'; readonly causes: Causing }
  | { readonly does: 'later'; readonly key: (event: RecordedEvent) => string; readonly dueAt: (event: RecordedEvent) => string | undefined; readonly causes: Causing }
  | { readonly does: 'settle'; readonly key: (event: RecordedEvent) => string }
);

type Definition = EventDeclaration<string, TObject>;
type Of<D extends Definition, Result> = (event: RecordedOf<D>) => Result;
type CausingOf<D extends Definition> = (event: RecordedOf<D>, facts: Lookups) => Caused | Promise<Caused>;

/**
 * What one event causes elsewhere. Pure: an event in, commands out; what it must know beside the event it asks `Lookups` for.
 * It lives with its effect and is named for it.
 */
export class Reaction {
  readonly rules: Rule[] = [];
  /** Whether what fell due by events before the reaction was first deployed is to be done as well. */
  takesUpOpen = false;

  /**
   * @param name such as `release-points-when-hold-runs-out`; never changed once it has run anywhere
   * @param words who did it, in histories: "Hold ran out"
   */
  constructor(
    readonly name: string,
    readonly words: string,
  ) {}

  get types(): ReadonlySet<string> {
    return new Set(this.rules.map(({ type }) => type));
  }

  when<D extends Definition>(event: D, causes: CausingOf<D>): this {
    return this.with({ type: event.type, does: 'at once', causes: causes as Causing });
  }

  /**
   * @param dueAt ISO UTC; undefined when nothing falls due. Of what came from the old system, only what falls due after it came
   *   does: the rest is that system's past.
   * @param as what tells one from another, and what settles it; left out, there is one for each stream. One of the same key
   *   that falls due at another time takes the place of the older.
   */
  at<D extends Definition>(event: D, dueAt: Of<D, string | undefined>, causes: CausingOf<D>, as: Of<D, string | number> = ({ stream }) => stream): this {
    const due = dueAt as (event: RecordedEvent) => string | undefined;
    return this.with({ type: event.type, does: 'later', dueAt: isImport(event.type) ? afterItCame(due) : due, causes: causes as Causing, key: keyOf(as) });
  }

  /** What would have fallen due falls due no more. */
  settledBy<D extends Definition>(event: D, as: Of<D, string | number> = ({ stream }) => stream): this {
    return this.with({ type: event.type, does: 'settle', key: keyOf(as) });
  }

  /** What is open when this is first deployed is done as well: elsewhere a reaction begins at the end of the log. */
  backfill(): this {
    this.takesUpOpen = true;
    return this;
  }

  private with(rule: Rule): this {
    if (rule.does === 'at once' && isImport(rule.type)) throw new Error(`${rule.type} tells of the old system's past and causes nothing`);
    this.rules.push(rule);
    return this;
  }
}

export function reaction(name: string, words: string): Reaction {
  return new Reaction(name, words);
}

function isImport(type: string): boolean {
  return type.endsWith('Imported');
}

function afterItCame(dueAt: (event: RecordedEvent) => string | undefined) {
  return (event: RecordedEvent): string | undefined => {
    const due = dueAt(event);
    return due === undefined || due <= event.recordedAt ? undefined : due;
  };
}

function keyOf<D extends Definition>(as: Of<D, string | number>): (event: RecordedEvent) => string {
  return (event) => String((as as (event: RecordedEvent) => string | number)(event));
}
