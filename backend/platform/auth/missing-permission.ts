import { ForbiddenException } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import { anyOfInWords } from '../../../events/users/permission-words.rules.js';

/** Names what is missing, so that people know what to ask for (`decisions.md A21`). */
export class MissingPermission extends ForbiddenException {
  constructor(readonly needed: readonly PermissionName[]) {
    super(`This needs the permission ${anyOfInWords(needed)}`);
  }
}
