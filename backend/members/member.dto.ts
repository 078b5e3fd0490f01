import type { ListRow } from '../platform/lists/list-reader.js';
import type { Member } from './member.js';

type MemberFacts = NonNullable<Member>;

/** The documented member: communications as JSON text, points of the current year. */
export type MemberAnswer = Omit<Partial<MemberFacts>, 'communications'> & {
  readonly communications: string;
  readonly currentYearEpicAdvPointsAvail: number;
  readonly currentYearMaxEpicAdvPoints: number;
};

/**
 * @param facts without the fields that the reader may not see
 * @param points the member's row; its figures count when they speak of `useYear`, else the year is still untouched
 */
export function memberAnswer(facts: Partial<MemberFacts>, points: ListRow | undefined, useYear: number): MemberAnswer {
  const maximum = Number(points?.currentYearMaxEpicAdvPoints ?? facts.currentYearMaxEpicAdvPoints ?? 0);
  const available = Number(points?.currentYearEpicAdvPointsAvail ?? maximum);
  return {
    ...facts,
    communications: JSON.stringify(facts.communications ?? []),
    currentYearMaxEpicAdvPoints: maximum,
    currentYearEpicAdvPointsAvail: Number(points?.pointsUseYear) === useYear ? available : maximum,
  };
}
