/** Memberships that are over, or stand still (issue 24, section 3). */
const OVER: ReadonlySet<string> = new Set(['Suspended', 'Expired', 'Canceled', 'Rescinded']);

/** Whether a year's points may be opened at the desk: for who is Pending too, as the old system did. */
export function opensNoYear(memberStatus: string): boolean {
  return OVER.has(memberStatus);
}

export function nothingToBuy(memberStatus: string): string {
  return `This membership is ${memberStatus === '' ? 'not active' : memberStatus.toLowerCase()}. No points can be bought for it.`;
}
