import { actionsIn, moduleLabel } from '../../events/users/permission-words.rules.js';
import { otherPermissions, permissionActions, permissionModules, type PermissionAction } from '../../events/users/permission.enums.js';

export interface PermissionGroup {
  readonly title: string;
  readonly may: readonly string[];
}

/** What each column of the permissions lets people do. */
const meanings: Readonly<Record<PermissionAction, string>> = {
  Main: 'see its pages and lists',
  Detail: 'open one',
  New: 'create',
  Edit: 'change',
  Sensitive: 'see fields that others do not',
  Admin: 'administer',
};

/** What somebody may do, area by area, as refusals and the page of a user name it; areas without anything are left out. */
export function permissionGroups(may: (permission: string) => boolean): readonly PermissionGroup[] {
  const areas = permissionModules.map((module) => ({ title: moduleLabel(module), may: actionsIn(module, may) }));
  const others = { title: 'Also', may: otherPermissions.filter(({ name }) => may(name)).map(({ label }) => label) };
  return [...areas, others].filter((group) => group.may.length > 0);
}

/** "Main: see the list · Edit: change", of the names that the groups show. */
export function permissionMeanings(groups: readonly PermissionGroup[]): string {
  const shown = new Set(groups.flatMap(({ may }) => may));
  return permissionActions.filter((action) => shown.has(action)).map((action) => `${action}: ${meanings[action]}`).join(' · ');
}
