import type { PermissionName } from '../../events/users/permission.enums.js';

/** What moves the journal, with the permission that lets one follow it. */
export const journalLists = {
  'accounting-list': 'Accounting_Main',
  'accounting-memberships': 'Accounting_Main',
  'accounting-months': 'Accounting_Main',
  'changed-after-close': 'Accounting_Main',
  'company-facts': 'Settings_Main',
} as const satisfies Readonly<Record<string, PermissionName>>;

/** And what is looked at before a month is closed. */
export const closingLists = { ...journalLists, 'commission-runs': 'Commission_Main', 'commission-disputes': 'Commission_Main' } as const;

/** Those that this reader may follow; where they are not all, the answer is asked for again by the clock. */
export function followedBy(lists: Readonly<Record<string, PermissionName>>, may: (permission: PermissionName) => boolean): { readonly follows: readonly string[]; readonly isWhole: boolean } {
  const follows = Object.entries(lists).flatMap(([list, permission]) => (may(permission) ? [list] : []));
  return { follows, isWhole: follows.length === Object.keys(lists).length };
}
