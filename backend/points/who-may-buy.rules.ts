/** Memberships that are over, or stand still (issue 24, section 3). */
const OVER: ReadonlySet<string> = new Set(['Suspended', 'Expired', 'Canceled', 'Rescinded']);

/** At the desk who is Pending buys too, as in the old system; whose membership is over buys nothing, also of a year that is open. */
export function staffMaySell(memberStatus: string): boolean {
  return !OVER.has(memberStatus);
}

/** Issue 24, section 5: who is not active is found by an agent, who is told that nothing can be bought. */
export function agentsMaySell(memberStatus: string): boolean {
  return memberStatus === 'Active';
}

export function nothingToBuy(memberStatus: string): string {
  return `This membership is ${memberStatus === '' ? 'not active' : memberStatus.toLowerCase()}. No points can be bought for it.`;
}
