import { moduleLabel } from '../../backend/users/permissions/permission-words.rules.js';
import { otherPermissions, permissionActions, permissionModules, type PermissionAction, type PermissionName } from '../../events/users/permission.enums.js';

export interface PermissionGroup {
  readonly title: string;
  readonly may: readonly string[];
}

const actionWords: Readonly<Record<PermissionAction, string>> = {
  Main: 'see the list',
  Detail: 'open one',
  New: 'create',
  Edit: 'change',
  Sensitive: 'see what is sensitive',
  Admin: 'administer',
};

/** One permission: "Contracts (see the list)". */
export function permissionInWords(permission: PermissionName): string {
  const other = otherPermissions.find(({ name }) => name === permission);
  if (other) return other.label;
  const [module, action] = [permissionModules.find((name) => permissionActions.some((one) => permission === `${name}_${one}`)), permissionActions.find((one) => permission.endsWith(`_${one}`))];
  return module && action ? `${moduleLabel(module)} (${actionWords[action]})` : permission;
}

const EVERYTHING = ['everything'];

/** What somebody may do, area by area; areas without anything are left out. */
export function permissionGroups(may: (permission: string) => boolean): readonly PermissionGroup[] {
  const areas = permissionModules.map((module) => {
    const held = permissionActions.filter((action) => may(`${module}_${action}`)).map((action) => actionWords[action]);
    return { title: moduleLabel(module), may: held.length === permissionActions.length ? EVERYTHING : held };
  });
  const others = { title: 'Also', may: otherPermissions.filter(({ name }) => may(name)).map(({ label }) => label) };
  return [...areas, others].filter((group) => group.may.length > 0);
}
