import type { StoredEvent } from '../events/store/event-store.js';
import type { GivenNumber } from './platform/commands/numbers-in-log.js';

/** Numbers of what has no stream of its own, by the field that names it in the events. */
const named = { epicAdvantageContractId: 'epicAdvantageContract', pointLedgerId: 'pointsLedgerRow', interestId: 'interest' } as const;

/** The numbers that an event gives: that of the record that its first event begins, whatever it goes by, and those that its data names. */
export function numbersOf({ stream, revision, data }: StoredEvent): GivenNumber[] {
  const fields = data as Readonly<Record<string, unknown>>;
  const inData = Object.entries(named).flatMap(([field, name]) => (typeof fields[field] === 'number' ? [{ name, id: fields[field] }] : []));
  const [, name, id] = revision === 0 ? (/^([A-Za-z]+)-(\d{1,9})$/.exec(stream) ?? []) : [];
  return name !== undefined ? [{ name, id: Number(id) }, ...inData] : inData;
}
