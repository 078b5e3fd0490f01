import type { KeptMembership } from '../../backend/leads/lead-relations.js';
import { membershipWords } from './kept-memberships.js';

interface ErasureWordsProps {
  readonly who: string;
  readonly memberships: readonly KeptMembership[];
}

/** What an erasure takes and what it leaves, before somebody says so. */
export function ErasureWords({ who, memberships }: ErasureWordsProps) {
  return (
    <>
      <p>
        <strong>Erase {who}, and the leads merged into it?</strong>
      </p>
      <p>Unreadable for ever, here and in tours, lists, histories and files:</p>
      <ul className="bp6-list">
        <li>names, phones, mail and address of guest and spouse</li>
        <li>occupation, age, income, credit score, marital status, campaign and vacation location</li>
        <li>resorts and units that they asked for, searches of units on their tours, notes and texts</li>
      </ul>
      <p>What stays:</p>
      <ul className="bp6-list">
        <li>that there was a lead, with its status and marketing source</li>
        <li>tours and gifts with their numbers</li>
        <li>contracts with their names, documents, signed papers and signatures, as the law demands</li>
        {memberships.length > 0 && <li>{membershipWords(memberships)}</li>}
        <li>views that colleagues saved, and words that others wrote of themselves: the proof counts those that read the same</li>
      </ul>
      <p>This cannot be undone.</p>
    </>
  );
}
