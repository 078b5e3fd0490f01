import { leadFormFields, leadStatusFields } from '../../../events/leads/lead.fields.js';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { shownAs } from '../../../events/kernel/field.rules.js';
import { formatFieldValues } from '../../kit/format/field-values.js';
import type { Lead } from '../lead-record.js';

const fields = { ...leadFormFields, ...leadStatusFields };

export interface MergeRow {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Fields that the two say otherwise, as far as the reader sees them. */
export function differingFields(mine: Lead, theirs: Lead): readonly MergeRow[] {
  return Object.entries(fields).flatMap(([field, { label, ...known }]) => {
    const [one, other] = [mine, theirs].map((lead) => lead[field as keyof Lead]);
    if (one === undefined || other === undefined || one === other || (known.kind === 'phone' && isOneNumber(one, other))) return [];
    const named = field === 'marketingEmployeeId';
    const values = named ? [mine.marketingRep, theirs.marketingRep] : [one, other];
    const [own = '', his = ''] = formatFieldValues({ field, kind: shownAs({ label, ...known }) }, values);
    return own === his ? [] : [{ field, label: named ? 'Marketing rep' : label, mine: own, theirs: his }];
  });
}

/** Written in two ways: what was imported stays as it was. */
function isOneNumber(one: unknown, other: unknown): boolean {
  const number = phoneNumber(String(one));
  return number !== undefined && number === phoneNumber(String(other));
}

/** What the other knows and this one does not comes over unless somebody chooses otherwise. */
export function takenUnlessChosen(rows: readonly MergeRow[]): ReadonlySet<string> {
  return new Set(rows.filter(({ mine, theirs }) => mine === '' && theirs !== '').map(({ field }) => field));
}

/** "3 interests, 2 tours and 5 communications" */
export function togetherWords(interests: number, tours: number, communications: number): string {
  return `${counted(interests, 'interest')}, ${counted(tours, 'tour')} and ${counted(communications, 'communication')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
