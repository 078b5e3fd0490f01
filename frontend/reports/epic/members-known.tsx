import { membersKnownWords, type MembersKnown } from '../../../backend/reports/members-known.rules.js';

/** Below the day of a report: a reader of zeros is told that nobody was known yet. */
export function MembersKnownNote({ answer }: { readonly answer: MembersKnown | undefined }) {
  if (answer?.membersKnownFrom === undefined) return null;
  return (
    <p className="page-note" role="status">
      {membersKnownWords(answer.membersKnownFrom)}
    </p>
  );
}
