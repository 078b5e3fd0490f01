import { MembershipFeesRevised, MembershipFeesStarted } from '../../events/company/membership-fees.events.js';
import { membershipFeeFields } from '../../events/company/membership-fees.fields.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection, streamNumber } from '../engine/projection.js';
import { MembershipFeesRow } from './membership-fees.read-model.js';

export const membershipFees = projection('membership-fees', { version: 1, entity: MembershipFeesRow, key: 'companyId' })
  .creates(MembershipFeesStarted, (event) => ({ companyId: streamNumber(event), ...blankValues(membershipFeeFields), ...event.data }))
  .changes(MembershipFeesRevised, (_, { data }) => valuesAfter(data.changes));
