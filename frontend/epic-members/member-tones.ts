import type { MemberStatus } from '../../events/members/member.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a membership stands in. */
export const memberTones: Readonly<Record<MemberStatus, Tone>> = {
  Pending: 'plain',
  Active: 'green',
  Suspended: 'gold',
  Expired: 'gold',
  Canceled: 'red',
  Rescinded: 'orange',
};
