import { permissionNames } from '../../../events/users/permission.enums.js';
import { knownRole } from '../../../events/users/user.enums.js';
import { beyond, keptByOneself } from './granting.rules.js';
import { rolePresets } from './role-presets.rules.js';

/** Permissions that come and go. */
export interface PermissionChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What the button would do, and what it cannot. */
export interface PresetChange extends PermissionChange {
  /** Of the preset, but not the giver's to give. */
  readonly withheld: readonly string[];
}

/** Who presses the button. */
export interface Giver {
  readonly permissions: ReadonlySet<string>;
  /** It is their own account. */
  readonly oneself: boolean;
}

/**
 * What a role's preset would change (`decisions.md B19`): only what the product knows and the giver may give; nobody
 * loses what they have to keep, and strings that the product does not know stay (`B17`).
 * @returns undefined for a role without a preset
 */
export function presetChange(role: string, held: readonly string[], giver: Giver): PresetChange | undefined {
  const known = knownRole(role);
  if (!known) return undefined;
  const preset: readonly string[] = rolePresets[known];
  const kept = giver.oneself ? keptByOneself(held) : [];
  const lacking = preset.filter((permission) => !held.includes(permission));
  const withheld = beyond(giver.permissions, lacking);
  return {
    added: lacking.filter((permission) => !withheld.includes(permission)),
    withheld,
    removed: permissionNames.filter((permission) => held.includes(permission) && !preset.includes(permission) && !kept.includes(permission)),
  };
}
