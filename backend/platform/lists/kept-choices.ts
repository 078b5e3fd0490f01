import type { PermissionName } from '../../../events/users/permission.enums.js';

/** What is no list and is kept as views all the same, such as a report: each name of its address is a filter by one value. */
export interface ChosenByAddress {
  /** As a view names it; no list has the name. */
  readonly list: string;
  /** Any of these opens it. */
  readonly permission: PermissionName | readonly PermissionName[];
  /** The names of its address. */
  readonly choices: readonly string[];
  /** @param chosen as its address says it. @returns what its address would be refused for */
  check(chosen: string): string | undefined;
}
