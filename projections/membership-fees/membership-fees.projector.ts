import { MembershipFeesRevised, MembershipFeesStarted } from '../../events/company/membership-fees.events.js';
import { membershipFeeFields } from '../../events/company/membership-fees.fields.js';
import { documentedMembershipFees } from '../../events/company/membership-fees.rules.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection, streamNumber } from '../engine/projection.js';
import { MembershipFeesRow } from './membership-fees.read-model.js';

/** What a stream's first event does not know yet is as documented. */
export const membershipFees = projection('membership-fees', { version: 2, entity: MembershipFeesRow, key: 'companyId' })
  .creates(MembershipFeesStarted, (event) => ({ companyId: streamNumber(event), ...blankValues(membershipFeeFields), ...documentedMembershipFees, ...event.data }))
  .changes(MembershipFeesRevised, (_, { data }) => valuesAfter(data.changes));
