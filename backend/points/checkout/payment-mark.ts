import type { PointsAccountId } from '../points-account-id.js';

/** A purchase as the card processor knows it; no name in it. */
export interface PaidFor {
  readonly account: PointsAccountId;
  readonly id: number;
}

export function markOf({ account, id }: PaidFor): string {
  return `points-purchase/${account}/${id}`;
}

/** @returns undefined for what pays for something else */
export function paidForBy(mark: string): PaidFor | undefined {
  const [, account, id] = /^points-purchase\/(\d+-\d{4})\/(\d+)$/.exec(mark) ?? [];
  return account === undefined ? undefined : { account: account as PointsAccountId, id: Number(id) };
}
