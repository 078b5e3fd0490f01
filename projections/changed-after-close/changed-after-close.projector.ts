import { blankValues } from '../../events/kernel/field.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { accountingListFields } from '../../events/resale-contracts/accounting-list.fields.js';
import { ContractChangedAfterClose } from '../../events/resale-contracts/after-close.events.js';
import { bookedDifference, bookedFactsOf, type BookedFacts } from '../../events/resale-contracts/booked.rules.js';
import { projection, streamNumber } from '../engine/projection.js';
import { changedAfterCloseQuery } from './changed-after-close.queries.js';
import { ChangedAfterCloseRow } from './changed-after-close.read-model.js';

const blank = blankValues(accountingListFields);

/** What was changed after its month was closed: contract, field, from, to, who and why. */
export const changedAfterClose = projection<ChangedAfterCloseRow>('changed-after-close', { entity: ChangedAfterCloseRow, key: 'key', indexes: changedAfterCloseQuery.indexes }).adds(ContractChangedAfterClose, (event) => {
  const { data, metadata, stream, revision } = event;
  const facts = { before: bookedFactsOf({ ...blank, ...data.before }), after: bookedFactsOf({ ...blank, ...data.after }) };
  return bookedDifference(facts.before, facts.after).map((field, place) => ({
    ...{ key: `${stream}-${revision}-${data.month}-${field}`, contractId: streamNumber(event), revision, month: data.month, closing: data.closing },
    ...{ field, label: accountingListFields[field].label, before: wordsOf(facts.before, field), after: wordsOf(facts.after, field) },
    ...{ changedAt: metadata.occurredAt, changedOn: newYorkDay(new Date(metadata.occurredAt)), changedBy: metadata.actor.name, reason: data.reason ?? '' },
    facts: place === 0 ? facts : null,
  }));
});

function wordsOf(facts: BookedFacts, field: keyof BookedFacts): string {
  return facts[field] ?? '';
}
