import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { Incoming, type Opened } from './incoming.js';

/** What is being handled at this moment is over by then, or its process dead and its job free again. */
const HANDLED_WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 500;

/** Longer than any phone is written. */
const LONGEST_PHONE = 40;

/** Who is erased, as far as what comes in may say who it is from. */
export interface Erased {
  readonly leadIds: readonly number[];
  /** All that was known of them, phones and mail addresses among it. */
  readonly values: Iterable<string>;
  /** Whether somebody who stays is known by the same phone (E.164) or mail address: what comes from there is theirs as well. */
  isOthers(knownBy: string): Promise<boolean>;
}

/** What came in and is not handled yet, when whose it is are erased. What others are known by as well stays theirs. */
@Injectable()
export class IncomingOfErased {
  constructor(private readonly incoming: Incoming) {}

  /** @throws when something of theirs is still being handled: nobody knows yet what becomes of it */
  async forget(erased: Erased, signal: AbortSignal): Promise<void> {
    const isTheirs = theirs(erased);
    for (const until = Date.now() + HANDLED_WITHIN_MS; Date.now() < until; await pause(LOOK_AGAIN_MS, undefined, { signal })) {
      const found: Opened[] = [];
      for await (const piece of this.incoming.opened()) for (const one of piece) if (await isTheirs(one)) found.push(one);
      if (found.length === 0) return;
      for (const one of found) await one.outlive(signal);
      await this.incoming.forget(found.map(({ id }) => id));
    }
    throw new Error('What came in from somebody who is to be erased is still being handled');
  }

  /** What is there now, as text, and whether it is theirs alone. */
  async *told(erased: Erased): AsyncGenerator<readonly { readonly text: string; readonly own: boolean }[]> {
    const isTheirs = theirs(erased);
    for await (const piece of this.incoming.opened()) yield await Promise.all(piece.map(async (one) => ({ text: JSON.stringify(one.payload), own: await isTheirs(one) })));
  }
}

function theirs({ leadIds, values, isOthers }: Erased): (one: Opened) => Promise<boolean> {
  const known = new Set([...values].map(asKnown));
  return async ({ whose }) => {
    if (whose.leadIds.some((leadId) => leadIds.includes(leadId))) return true;
    const from = whose.knownBy.map(asKnown).filter((one) => known.has(one));
    const shared = await Promise.all(from.map((one) => isOthers(one)));
    return shared.includes(false);
  };
}

/** Phones as E.164 without an extension, all else in small letters. */
function asKnown(value: string): string {
  const phone = value.length > LONGEST_PHONE ? undefined : phoneNumber(value);
  return phone?.split(';')[0] ?? value.trim().toLowerCase();
}
