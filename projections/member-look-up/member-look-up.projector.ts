import { lastNameKey, rciNumberKey } from '../../events/members/member-look-up.rules.js';
import { MemberImported } from '../../events/members/member.events.js';
import { projection } from '../engine/projection.js';
import { MemberLookUpRow } from './member-look-up.read-model.js';

export const memberLookUp = projection<MemberLookUpRow>('member-look-up', { version: 1, entity: MemberLookUpRow, key: 'memberId' }).creates(
  MemberImported,
  ({ data: { memberId, rciMemberNumber, lastName } }) => ({ memberId, rciNumber: rciNumberKey(rciMemberNumber ?? ''), lastName: lastNameKey(lastName ?? '') }),
  ({ data }) => data.memberId,
);
