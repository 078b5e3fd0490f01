import { otherPermissions, permissionActions, permissionModules, type PermissionModule } from './permission.enums.js';

/** `Epic_Contracts` reads "Epic Contracts", `PointsLedger` "Points Ledger". */
export function moduleLabel(module: PermissionModule): string {
  return module.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
}

/** "Contracts: Edit", "Beta features"; the string itself for one that the product does not know. */
export function permissionLabel(permission: string): string {
  const other = otherPermissions.find(({ name }) => name === permission);
  if (other) return other.label;
  const cell = cellOf(permission);
  return cell ? `${moduleLabel(cell.module)}: ${cell.action}` : permission;
}

/** Any one of them will do: "Reports: Main or Sales dashboard". */
export function anyOfInWords(permissions: string | readonly string[]): string {
  return [permissions].flat().map(permissionLabel).join(' or ');
}

/** "Contracts: Main, Edit; Gifts: all; Beta features", in the order of the matrix, the unknown ones last. */
export function permissionsInWords(permissions: readonly string[]): string {
  const held = new Set(permissions);
  const modules = permissionModules.flatMap((module) => {
    const actions = actionsIn(module, (permission) => held.has(permission));
    return actions.length === 0 ? [] : [`${moduleLabel(module)}: ${actions.join(', ')}`];
  });
  const rest = permissions.filter((permission) => cellOf(permission) === undefined);
  return [...modules, ...rest.map(permissionLabel)].join('; ');
}

/** What somebody holds of a module: its actions in the order of the matrix, "all" in place of all of them. */
export function actionsIn(module: PermissionModule, may: (permission: string) => boolean): readonly string[] {
  const held = permissionActions.filter((action) => may(`${module}_${action}`));
  return held.length === permissionActions.length ? ['all'] : held;
}

function cellOf(permission: string) {
  for (const module of permissionModules) {
    const action = permissionActions.find((one) => permission === `${module}_${one}`);
    if (action) return { module, action };
  }
  return undefined;
}
