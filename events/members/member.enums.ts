/** `decisions.md F16`. */
export const memberStatuses = ['Pending', 'Active', 'Suspended', 'Expired', 'Canceled', 'Rescinded'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
