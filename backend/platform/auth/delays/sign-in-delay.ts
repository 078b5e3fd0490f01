import { isIPv6 } from 'node:net';

/** How failed sign-ins slow down the next ones. Never longer than a minute for an account: nobody can lock its owner out. */
export interface DelayRule {
  /** So many failures cost nothing. */
  readonly free: number;
  /** What the next one costs; each one after it twice as much. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Failures are forgotten after so long without another one: a quarter of an hour unless said. */
  readonly forgetAfterMs?: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const ACCOUNT_RULE: DelayRule = { free: 5, firstMs: SECOND_MS, longestMs: MINUTE_MS };
export const ADDRESS_RULE: DelayRule = { free: 20, firstMs: SECOND_MS, longestMs: 5 * MINUTE_MS };
/** Codes of the second step, by user: whoever gets to them knows the password. One a day in the end, until a right one is given. */
export const SECOND_STEP_RULE: DelayRule = { free: 4, firstMs: 15 * SECOND_MS, longestMs: DAY_MS, forgetAfterMs: 30 * DAY_MS };
/** Links to one mail address: more would flood its inbox, and the last one sent is good for longer than this. */
export const LINKS_TO_ADDRESS_RULE: DelayRule = { free: 2, firstMs: 5 * MINUTE_MS, longestMs: 15 * MINUTE_MS };
/** Links that one place asks for. */
export const LINKS_FROM_PLACE_RULE: DelayRule = { free: 10, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS };

export const FORGET_AFTER_MS = 15 * MINUTE_MS;

export function delayMs(failures: number, { free, firstMs, longestMs }: DelayRule): number {
  return failures <= free ? 0 : Math.min(longestMs, firstMs * 2 ** (failures - free - 1));
}

/** Whom failures from an address are counted against. Who has one IPv6 address has all 2^64 of its network. */
export function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const start = before === '' ? [] : before.split(':');
  const zeros = after === undefined ? [] : Array<string>(8).fill('0');
  return [...start, ...zeros].slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':') + '::/64';
}
