import type { RecordedEvent } from '../../events/kernel/event.js';
import { lastDayToRescind } from '../../events/resale-contracts/rescission.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import {
  BuyerRevised,
  ContractDatesRevised,
  ContractStatusChanged,
  FinancialTermsRevised,
  ResaleContractCreated,
  ResaleContractImported,
} from '../../events/resale-contracts/resale-contract.events.js';
import { ContractSigningMoved } from '../../events/resale-contracts/resale-contract-signing.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection, type Contribution } from '../engine/projection.js';
import { ContractDay, ContractTrack, type ContractStanding } from './contract-track.read-model.js';

/** Days are the events' own: an imported contract stands as it came from the day that it was made. */
export const contractTrack = projection<ContractTrack>('contract-track', { version: 3, entity: ContractTrack, key: 'contractId', unfollowed: true })
  .creates(ResaleContractImported, (event) => begun(event.data.contractId, event.data.facts, event))
  .creates(ResaleContractCreated, (event) => begun(event.data.contractId, event.data.facts, event))
  .changes(ContractStatusChanged, (track, event) => changed(track, event, { contractStatus: event.data.to }))
  .changes(ContractDatesRevised, (track, event) => changed(track, event, rescinding(track, counted(event.data.changes))))
  .changes(BuyerRevised, (track, event) => rescindable(track, event, valuesAfter(event.data.changes)))
  .changes(ContractSigningMoved, (track, event) => rescindable(track, event, valuesAfter(event.data.changes)))
  .changes(FinancialTermsRevised, (track, event) => changed(track, event, counted(event.data.changes)))
  .totallingByDay('contract-days', ContractDay, ({ day }) => day, standing);

type Timed = Pick<RecordedEvent, 'metadata'>;

const countedFields = ['contractDate', 'closingDate', 'purchasePrice', 'balanceDue'] as const;

function begun(contractId: number, facts: ResaleContractFacts, event: Timed): ContractTrack {
  const { contractStatus = '', contractDate = null, closingDate = null, purchasePrice = null, balanceDue = null, buyerState = '', buyerSignedOn = null } = facts;
  return { contractId, day: dayOf(event), buyerState, buyerSignedOn, contractStatus, contractDate, closingDate, lastDayToRescind: lastDayToRescind(facts), purchasePrice, balanceDue };
}

function changed({ day }: ContractTrack, event: Timed, change: Partial<ContractStanding>): Partial<ContractTrack> {
  if (Object.keys(change).length === 0) return {};
  const today = dayOf(event);
  return { ...change, day: today > day ? today : day };
}

/** Another contract date has another last day to rescind. */
function rescinding(track: ContractTrack, change: Partial<ContractStanding>): Partial<ContractStanding> {
  return change.contractDate === undefined ? change : { ...change, lastDayToRescind: lastDayToRescind({ ...track, ...change }) };
}

/** So may another state of the buyer, or the day on which they signed: a standing of its own only where it does. */
function rescindable(track: ContractTrack, event: Timed, { buyerState = track.buyerState, buyerSignedOn = track.buyerSignedOn }: Pick<ResaleContractFacts, 'buyerState' | 'buyerSignedOn'>): Partial<ContractTrack> {
  if (buyerState === track.buyerState && buyerSignedOn === track.buyerSignedOn) return {};
  const known = { buyerState, buyerSignedOn };
  const lastDay = lastDayToRescind({ ...track, ...known });
  return { ...known, ...(lastDay === track.lastDayToRescind ? {} : changed(track, event, { lastDayToRescind: lastDay })) };
}

function counted(changes: Readonly<Record<string, { readonly to: unknown } | undefined>>): Partial<ContractStanding> {
  return Object.fromEntries(countedFields.flatMap((field) => (changes[field] ? [[field, changes[field].to]] : [])));
}

function dayOf({ metadata }: Timed): string {
  return newYorkDay(new Date(metadata.occurredAt));
}

function standing({ contractId, contractStatus, contractDate, closingDate, lastDayToRescind: lastDay, purchasePrice, balanceDue }: ContractTrack): Contribution[] {
  const of = { contractId, contractStatus, contractDate, closingDate, lastDayToRescind: lastDay, purchasePrice, balanceDue };
  return [{ key: JSON.stringify(Object.values(of)), of, add: { count: 1 } }];
}
