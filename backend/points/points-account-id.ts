/** One account a member and use year: `502-2026`. */
export type PointsAccountId = `${number}-${number}`;

export interface WhoseAccount {
  readonly memberId: number;
  readonly useYear: number;
}

export function accountId({ memberId, useYear }: WhoseAccount): PointsAccountId {
  return `${memberId}-${useYear}`;
}

export function whoseAccount(id: PointsAccountId): WhoseAccount {
  const [memberId, useYear] = id.split('-').map(Number) as [number, number];
  return { memberId, useYear };
}

/** What is sent again after New Year may have been done before it. */
export function formerAccountId(id: PointsAccountId): PointsAccountId {
  const { memberId, useYear } = whoseAccount(id);
  return accountId({ memberId, useYear: useYear - 1 });
}
