import { moduleLabel } from '../../backend/users/permission-words.rules.js';
import { otherPermissions, permissionModules, type PermissionAction } from '../../events/permission.values.js';

export interface PermissionGroup {
  readonly title: string;
  readonly may: readonly string[];
}

const actionWords: Readonly<Record<PermissionAction, string>> = {
  Main: 'see the list',
  Detail: 'open one',
  New: 'create',
  Edit: 'change',
  Sensitive: 'see personal data and prices',
  Admin: 'administer',
};

/** What somebody may do, area by area; areas without anything are left out. */
export function permissionGroups(may: (permission: string) => boolean): readonly PermissionGroup[] {
  const areas = permissionModules.map((module) => ({
    title: moduleLabel(module),
    may: Object.entries(actionWords)
      .filter(([action]) => may(`${module}_${action}`))
      .map(([, words]) => words),
  }));
  const others = { title: 'Also', may: otherPermissions.filter(({ name }) => may(name)).map(({ label }) => label) };
  return [...areas, others].filter((group) => group.may.length > 0);
}
