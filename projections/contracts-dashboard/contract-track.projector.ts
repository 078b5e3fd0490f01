import type { RecordedEvent } from '../../events/event.js';
import type { ResaleContractFacts } from '../../events/resale-contract-facts.js';
import {
  ContractDatesRevised,
  ContractStatusChanged,
  FinancialTermsRevised,
  ResaleContractCreated,
  ResaleContractImported,
} from '../../events/resale-contract.js';
import { projection } from '../engine/projection.js';
import { ContractTrack, type ContractStanding } from './contract-track.read-model.js';

/** Times are the events' own: an imported contract stands as it came from the day that it was made. */
export const contractTrack = projection<ContractTrack>('contract-track', { version: 1, entity: ContractTrack, key: 'contractId' })
  .creates(ResaleContractImported, (event) => begun(event.data.contractId, event.data.facts, event))
  .creates(ResaleContractCreated, (event) => begun(event.data.contractId, event.data.facts, event))
  .changes(ContractStatusChanged, (track, event) => changed(track, event, { contractStatus: event.data.to }))
  .changes(ContractDatesRevised, (track, event) => changed(track, event, counted(event.data.changes)))
  .changes(FinancialTermsRevised, (track, event) => changed(track, event, counted(event.data.changes)));

type Counted = Omit<ContractStanding, 'since'>;
type Timed = Pick<RecordedEvent, 'metadata'>;

const countedFields = ['contractDate', 'closingDate', 'purchasePrice', 'balanceDue'] as const;

function begun(contractId: number, facts: ResaleContractFacts, { metadata }: Timed): ContractTrack {
  const { contractStatus = '', contractDate = null, closingDate = null, purchasePrice = null, balanceDue = null } = facts;
  const since = metadata.occurredAt;
  return { contractId, since, standings: [{ since, contractStatus, contractDate, closingDate, purchasePrice, balanceDue }] };
}

function changed({ standings }: ContractTrack, { metadata }: Timed, change: Partial<Counted>): Pick<ContractTrack, 'standings'> {
  const latest = standings.at(-1)!;
  if (Object.keys(change).length === 0) return { standings };
  return { standings: [...standings, { ...latest, ...change, since: metadata.occurredAt }] };
}

function counted(changes: Readonly<Record<string, { readonly to: unknown } | undefined>>): Partial<Counted> {
  return Object.fromEntries(countedFields.flatMap((field) => (changes[field] ? [[field, changes[field].to]] : [])));
}
