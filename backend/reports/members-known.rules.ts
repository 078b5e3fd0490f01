import { dayInWords } from '../platform/calendar/day.rules.js';

/** Memberships count by their contract date, members from the day they became known: an import tells of them later. */
export interface MembersKnown {
  /** YYYY-MM-DD; only where the report is as of a day before it. */
  readonly membersKnownFrom?: string;
}

export function membersKnownWords(from: string): string {
  return `Members are known from ${dayInWords(from)} on; before that day none can be counted.`;
}

/** The same in the head of a file. */
export function membersKnownFacts({ membersKnownFrom }: MembersKnown): readonly (readonly [label: string, words: string])[] {
  return membersKnownFrom === undefined ? [] : [['Note', membersKnownWords(membersKnownFrom)]];
}
