import { valuesAfter } from '../../events/kernel/values-after.js';
import { lastNameKey, rciNumberKey } from '../../events/members/member-look-up.rules.js';
import { MemberEnrolled, MemberFollowedContract, MemberImported, MemberRevised } from '../../events/members/member.events.js';
import { projection } from '../engine/projection.js';
import { memberLookUpQuery } from './member-look-up.queries.js';
import { MemberLookUpRow } from './member-look-up.read-model.js';

interface Named {
  readonly rciMemberNumber?: string | null;
  readonly lastName?: string | null;
}

export const memberLookUp = projection<MemberLookUpRow>('member-look-up', { version: 1, entity: MemberLookUpRow, key: 'memberId', indexes: memberLookUpQuery.indexes })
  .creates(MemberImported, ({ data }) => ({ memberId: data.memberId, rciNumber: '', lastName: '', ...foundBy(data) }), ({ data }) => data.memberId)
  .creates(MemberEnrolled, ({ data }) => ({ memberId: data.memberId, rciNumber: '', lastName: '', ...foundBy(data) }), ({ data }) => data.memberId)
  .changes(MemberRevised, (_, { data }) => foundBy(valuesAfter(data.changes)))
  .changes(MemberFollowedContract, (_, { data }) => foundBy(valuesAfter(data.changes)));

/** Only what is said changes. */
function foundBy({ rciMemberNumber, lastName }: Named): Partial<MemberLookUpRow> {
  return { ...(rciMemberNumber !== undefined && { rciNumber: rciNumberKey(rciMemberNumber ?? '') }), ...(lastName !== undefined && { lastName: lastNameKey(lastName ?? '') }) };
}
