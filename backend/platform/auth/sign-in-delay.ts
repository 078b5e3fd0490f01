/** How failed sign-ins slow down the next ones. Never longer than a minute for an account: nobody can lock its owner out. */
export interface DelayRule {
  /** So many failures cost nothing. */
  readonly free: number;
  readonly longestMs: number;
}

export const ACCOUNT_RULE: DelayRule = { free: 5, longestMs: 60_000 };
export const ADDRESS_RULE: DelayRule = { free: 20, longestMs: 300_000 };

/** Failures are forgotten after so long without another one. */
export const FORGET_AFTER_MS = 15 * 60_000;

/** One second, doubled with every failure past the free ones. */
export function delayMs(failures: number, { free, longestMs }: DelayRule): number {
  return failures <= free ? 0 : Math.min(longestMs, 1_000 * 2 ** (failures - free - 1));
}
