import { blankValues } from '../../events/kernel/field.rules.js';
import { memberFields, type MemberValues } from '../../events/members/member.fields.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { MemberCommunicationAdded, MemberEnrolled, MemberFollowedContract, MemberImported, MemberPasswordReset, MemberRevised, MemberStatusChanged } from '../../events/members/member.events.js';
import { PointsAccountOpened, PointsHeld, PointsPostedLate, PointsPurchaseImported, PointsRefunded, PointsReleased } from '../../events/points/points.events.js';
import { picked } from '../lists/picked.js';
import { projection, type Contribution } from '../engine/projection.js';
import { memberListQuery } from './member-list.queries.js';
import { MemberListRow, MemberTotals, shownFields } from './member-list.read-model.js';

const member = (event: { data: { memberId: number } }) => event.data.memberId;

export const memberList = projection<MemberListRow>('member-list', { version: 5, entity: MemberListRow, key: 'memberId', indexes: memberListQuery.indexes })
  .creates(
    MemberImported,
    ({ data }) => newRow({ ...blankValues(memberFields), ...data }),
    member,
  )
  .creates(
    MemberEnrolled,
    ({ data }) => newRow({ ...blankValues(memberFields), communications: [], memberStatus: 'Pending', ...data }),
    member,
  )
  .changes(MemberRevised, (row, { data }) => revised(row, valuesAfter(data.changes)))
  .changes(MemberFollowedContract, (row, { data }) => revised(row, valuesAfter(data.changes)))
  .changes(MemberPasswordReset, (row, { data }) => revised(row, { passwordIsTemp: 'Yes', temporaryPasswordUntil: data.worksUntil }))
  .changes(MemberCommunicationAdded, ({ document }, { data }) => ({ document: { ...document, communications: [data, ...(document.communications as readonly unknown[])] } }))
  .changes(MemberStatusChanged, (row, { data: { to } }) => revised(row, { memberStatus: to }))
  .changes(PointsAccountOpened, (row, { data }) => ofLatestYear(row, data.useYear, data.yearlyMaximum, data.yearlyMaximum), member)
  .changes(PointsPurchaseImported, (row, { data }) => taken(row, data.useYear, data.paymentStatus === 'Paid' ? data.pointsPurchased : 0), member)
  .changes(PointsHeld, (row, { data }) => taken(row, data.useYear, data.pointsPurchased), member)
  .changes(PointsReleased, (row, { data }) => taken(row, data.useYear, -data.points), member)
  .changes(PointsPostedLate, (row, { data }) => taken(row, data.useYear, data.points), member)
  .changes(PointsRefunded, (row, { data }) => taken(row, data.useYear, -data.points), member)
  .totalling('member-totals', MemberTotals, byTierAndStatus);

interface Document extends MemberValues {
  readonly memberId: number;
  readonly communications: readonly unknown[];
}

function newRow(document: Document): MemberListRow {
  return { ...picked(document, shownFields), memberId: document.memberId, pointsUseYear: 0, document: { ...document } };
}

/** An account that is open keeps its maximum: another one is for the years to come. */
function revised({ document, pointsUseYear }: MemberListRow, values: Readonly<Record<string, unknown>>): Partial<MemberListRow> {
  const shown = Object.entries(values).filter(([field]) => (shownFields as readonly string[]).includes(field) && !(pointsUseYear > 0 && field === 'currentYearMaxEpicAdvPoints'));
  return { ...Object.fromEntries(shown), document: { ...document, ...values } };
}

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
