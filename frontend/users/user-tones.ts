import type { UserStatus } from '../../events/users/user.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** Whether a user may sign in. */
export const userTones: Readonly<Record<UserStatus, Tone>> = {
  Active: 'green',
  Inactive: 'plain',
};
