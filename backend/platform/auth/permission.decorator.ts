import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';

/** Who may call a route: everybody, everybody who is signed in, or holders of any of the permissions. */
export type Access = 'public' | 'signed-in' | readonly PermissionName[];

export const ACCESS = 'access';

/** The route needs one of these permissions. */
export function Permission(...anyOf: [PermissionName, ...PermissionName[]]): CustomDecorator {
  return SetMetadata(ACCESS, anyOf);
}

/** The route answers without a session. */
export function Public(): CustomDecorator {
  return SetMetadata(ACCESS, 'public');
}

/** The route answers everybody who is signed in. */
export function SignedIn(): CustomDecorator {
  return SetMetadata(ACCESS, 'signed-in');
}
