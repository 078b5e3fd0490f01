import type { ListRow } from '../platform/lists/list-reader.js';
import { communicationsText } from '../platform/communications/communications-text.js';
import type { ContractOfMember, OtherMembership } from './member-relations.js';
import type { MemberFacts } from './member.state.js';

/** The documented member: communications as JSON text, points of the current year. */
export type MemberAnswer = Omit<Partial<MemberFacts>, 'communications' | 'own'> & {
  readonly communications: string;
  readonly currentYearEpicAdvPointsAvail: number;
  readonly currentYearMaxEpicAdvPoints: number;
};

/** What the page of a member says beside it. */
export interface OpenMemberAnswer extends MemberAnswer {
  readonly contract?: Omit<ContractOfMember, 'leadId'>;
  readonly otherMemberships: readonly OtherMembership[];
}

/**
 * @param facts without the fields that the reader may not see
 * @param points the member's row; its figures count when they speak of `useYear`, else the year is still untouched and opens by the member's own record
 */
export function memberAnswer({ own: _, ...facts }: Partial<MemberFacts>, points: ListRow | undefined, useYear: number): MemberAnswer {
  const ofYear = Number(points?.pointsUseYear) === useYear ? points : undefined;
  const maximum = Number(ofYear?.currentYearMaxEpicAdvPoints ?? facts.currentYearMaxEpicAdvPoints ?? 0);
  return {
    ...facts,
    communications: communicationsText(facts.communications ?? []),
    currentYearMaxEpicAdvPoints: maximum,
    currentYearEpicAdvPointsAvail: Number(ofYear?.currentYearEpicAdvPointsAvail ?? maximum),
  };
}
