import { blankValues } from '../../events/kernel/field.rules.js';
import { memberFields } from '../../events/members/member.fields.js';
import { MemberCommunicationAdded, MemberImported, MemberStatusChanged } from '../../events/members/member.events.js';
import { PointsAccountOpened, PointsHeld, PointsPostedLate, PointsPurchaseImported, PointsRefunded, PointsReleased } from '../../events/points/points.events.js';
import { picked } from '../lists/picked.js';
import { projection, type Contribution } from '../engine/projection.js';
import { memberListQuery } from './member-list.queries.js';
import { MemberListRow, MemberTotals, shownFields } from './member-list.read-model.js';

const member = (event: { data: { memberId: number } }) => event.data.memberId;

export const memberList = projection<MemberListRow>('member-list', { version: 4, entity: MemberListRow, key: 'memberId', indexes: memberListQuery.indexes })
  .creates(
    MemberImported,
    ({ data }) => {
      const document = { ...blankValues(memberFields), ...data };
      return { ...picked(document, shownFields), memberId: data.memberId, pointsUseYear: 0, document };
    },
    member,
  )
  .changes(MemberCommunicationAdded, ({ document }, { data }) => ({ document: { ...document, communications: [data, ...(document.communications as readonly unknown[])] } }))
  .changes(MemberStatusChanged, ({ document }, { data: { to } }) => ({ memberStatus: to, document: { ...document, memberStatus: to } }))
  .changes(PointsAccountOpened, (row, { data }) => ofLatestYear(row, data.useYear, data.yearlyMaximum, data.yearlyMaximum), member)
  .changes(PointsPurchaseImported, (row, { data }) => taken(row, data.useYear, data.paymentStatus === 'Paid' ? data.pointsPurchased : 0), member)
  .changes(PointsHeld, (row, { data }) => taken(row, data.useYear, data.pointsPurchased), member)
  .changes(PointsReleased, (row, { data }) => taken(row, data.useYear, -data.points), member)
  .changes(PointsPostedLate, (row, { data }) => taken(row, data.useYear, data.points), member)
  .changes(PointsRefunded, (row, { data }) => taken(row, data.useYear, -data.points), member)
  .totalling('member-totals', MemberTotals, byTierAndStatus);

/** A newer use year's account takes the place of an older one's; an older one no longer shows. */
function ofLatestYear(row: MemberListRow, useYear: number, maximum: number, available: number): Partial<MemberListRow> {
  if (useYear < row.pointsUseYear) return {};
  return { pointsUseYear: useYear, currentYearMaxEpicAdvPoints: maximum, currentYearEpicAdvPointsAvail: available };
}

function taken(row: MemberListRow, useYear: number, points: number): Partial<MemberListRow> {
  if (useYear !== row.pointsUseYear) return {};
  return { currentYearEpicAdvPointsAvail: row.currentYearEpicAdvPointsAvail - points };
}

function byTierAndStatus(row: MemberListRow): Contribution[] {
  return [
    { key: `tier:${row.membershipTier}`, of: { dimension: 'tier', name: row.membershipTier }, add: { count: 1 } },
    { key: `status:${row.memberStatus}`, of: { dimension: 'status', name: row.memberStatus }, add: { count: 1 } },
  ];
}
