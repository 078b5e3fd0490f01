import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../events/store/event-store.js';
import { monthWords } from '../../../events/kernel/month-words.rules.js';
import { DatabaseGate } from '../concurrency/database-gate.js';
import type { CommandResult } from '../commands/command.js';
import { CommandExecutor } from '../commands/command-executor.js';
import type { DispatchedCommand } from '../commands/dispatched-command.js';
import { Refusal } from '../commands/refusal.js';
import { MonthsUnread, type MonthsRead } from './closed-months.js';

const GATE = 'books';

export type ClosingOf = (month: string, store: EventStore) => Promise<number | null>;

/**
 * Months of the books as the log has them, which no list has to be built for. Money changes while no month is closed, and
 * a month is closed while no money changes: every change is either in its totals or knows that it comes after.
 */
@Injectable()
export class Books {
  constructor(
    private readonly gate: DatabaseGate,
    private readonly store: EventStore,
    private readonly executor: CommandExecutor,
  ) {}

  /**
   * @param closingOf a month, as the log has it: which closing holds, null where it is open
   * @param day on which a difference would be booked
   * @param work is done again with the months that it turns out to touch; what touches none waits for nobody
   */
  private async changing<T>(closingOf: ClosingOf, day: string, work: (read: MonthsRead) => Promise<T>): Promise<T> {
    const touched = await firstTried(work);
    if ('done' in touched) return touched.done;
    return this.gate.pass(GATE, async () => {
      const read = new Map<string, number | null>();
      for (let { unread } = touched; ; ) {
        for (const month of unread) read.set(month, await closingOf(month, this.store));
        await this.refuseWaitedInto(closingOf, day, read);
        const again = await firstTried(() => work(read));
        if ('done' in again) return again.done;
        ({ unread } = again);
      }
    });
  }

  /** It waited over midnight, and the month that a difference would stand in was closed meanwhile: sent again, it is of another day. */
  private async refuseWaitedInto(closingOf: ClosingOf, day: string, read: MonthsRead): Promise<void> {
    if ([...read.values()].every((closing) => closing === null)) return;
    const month = day.slice(0, 7);
    if ((await closingOf(month, this.store)) !== null) throw new Refusal(`${monthWords(month)} was closed while this waited: please save it again`, { status: 409, code: 'closed-meanwhile' });
  }

  /** A command that may change money, with the months that it turns out to touch. */
  execute({ aggregate, id, command, given, issued }: DispatchedCommand, closingOf: ClosingOf): Promise<CommandResult> {
    return this.changing(closingOf, issued.today, (closedMonths) => {
      const known = { ...(given as object | undefined), closedMonths } as unknown as DispatchedCommand['given'];
      return this.executor.execute({ aggregate, id, command, given: known }, issued);
    });
  }

  /** Closes or opens a month, with nobody writing into one. */
  settling<T>(work: () => Promise<T>): Promise<T> {
    return this.gate.shut(GATE, work);
  }
}

async function firstTried<T>(work: (read: MonthsRead) => Promise<T>): Promise<{ readonly done: T } | { readonly unread: readonly string[] }> {
  try {
    return { done: await work(new Map()) };
  } catch (error) {
    if (!(error instanceof MonthsUnread)) throw error;
    return { unread: error.months };
  }
}
