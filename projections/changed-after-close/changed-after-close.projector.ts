import type { BookedKind } from '../../events/accounting/booked-kind.rules.js';
import { MembershipChangedAfterClose } from '../../events/epic-contracts/epic-contract-accounting.events.js';
import { epicBookedFields } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { asBookedFacts, membershipDifference } from '../../events/epic-contracts/booked-membership.rules.js';
import type { RecordedOf } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { accountingListFields } from '../../events/resale-contracts/accounting-list.fields.js';
import { ContractChangedAfterClose } from '../../events/resale-contracts/after-close.events.js';
import { bookedDifference, bookedFactsOf, type BookedFacts } from '../../events/resale-contracts/booked.rules.js';
import { projection, streamNumber } from '../engine/projection.js';
import { changedAfterCloseQuery } from './changed-after-close.queries.js';
import { ChangedAfterCloseRow } from './changed-after-close.read-model.js';

const blank = blankValues(accountingListFields);
const blankMembership = blankValues(epicBookedFields);

type Told = RecordedOf<typeof ContractChangedAfterClose> | RecordedOf<typeof MembershipChangedAfterClose>;

/** What was changed after its month was closed: contract, field, from, to, who and why. */
export const changedAfterClose = projection<ChangedAfterCloseRow>('changed-after-close', { version: 2, entity: ChangedAfterCloseRow, key: 'key', indexes: changedAfterCloseQuery.indexes })
  .adds(ContractChangedAfterClose, (event) => {
    const facts = { before: bookedFactsOf({ ...blank, ...event.data.before }), after: bookedFactsOf({ ...blank, ...event.data.after }) };
    return rowsOf('resale', event, facts, bookedDifference(facts.before, facts.after));
  })
  .adds(MembershipChangedAfterClose, (event) => {
    const { before, after } = { before: { ...blankMembership, ...event.data.before }, after: { ...blankMembership, ...event.data.after } };
    return rowsOf('membership', event, { before: asBookedFacts(before), after: asBookedFacts(after) }, membershipDifference(before, after));
  });

function rowsOf(kind: BookedKind, event: Told, facts: { readonly before: BookedFacts; readonly after: BookedFacts }, fields: readonly (keyof BookedFacts)[]): ChangedAfterCloseRow[] {
  const { data, metadata, stream, revision } = event;
  return fields.map((field, place) => ({
    ...{ key: `${stream}-${revision}-${data.month}-${field}`, kind, contractId: streamNumber(event), revision, month: data.month, closing: data.closing },
    ...{ field: kind === 'membership' ? `membership ${field}` : field, label: accountingListFields[field].label, before: wordsOf(facts.before, field), after: wordsOf(facts.after, field) },
    ...{ changedAt: metadata.occurredAt, changedOn: newYorkDay(new Date(metadata.occurredAt)), changedBy: metadata.actor.name, reason: data.reason ?? '' },
    facts: place === 0 ? facts : null,
  }));
}

function wordsOf(facts: BookedFacts, field: keyof BookedFacts): string {
  return facts[field] ?? '';
}
