import { blankValues } from '../../events/kernel/field.rules.js';
import { buyerName, sellerName } from '../../events/kernel/party-name.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import { resaleContractFields } from '../../events/resale-contracts/resale-contract.fields.js';
import {
  AccountingCodesRevised,
  BuyerRevised,
  ContractDatesRevised,
  ContractStatusChanged,
  DealRevised,
  FinancialTermsRevised,
  PaymentStatusChanged,
  ResaleContractCreated,
  ResaleContractImported,
  SalesAssignmentRevised,
  SellerRevised,
  UnitRevised,
} from '../../events/resale-contracts/resale-contract.events.js';
import { ContractDocumentSigned, ContractSigningMoved, ContractSigningRequested } from '../../events/resale-contracts/resale-contract-signing.events.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { ContractBecameGood, ContractNoLongerGood } from '../../events/resale-contracts/rescission.events.js';
import { lastDayToRescind } from '../../events/resale-contracts/rescission.rules.js';
import { picked } from '../lists/picked.js';
import { projection, type Contribution } from '../engine/projection.js';
import { resaleContractListQuery } from './resale-contract-list.queries.js';
import { partyFields, ResaleContractListRow, ResaleContractMonth, ResaleContractTotals, shownFields, type ContractParties } from './resale-contract-list.read-model.js';

/** Every contract with the columns of its list; beside it the counts by status and the volume by month. */
export const resaleContractList = projection<ResaleContractListRow>('resale-contract-list', {
  version: 4,
  entity: ResaleContractListRow,
  key: 'contractId',
  indexes: resaleContractListQuery.indexes,
})
  .creates(ResaleContractImported, ({ data }) => newRow(data.contractId, data.facts))
  .creates(ResaleContractCreated, ({ data }) => newRow(data.contractId, data.facts))
  .changes(ContractStatusChanged, (_, { data }) => ({ contractStatus: data.to }))
  .changes(PaymentStatusChanged, (_, { data }) => ({ paymentStatus: data.to }))
  .changes(DealRevised, (_, { data }) => shown(data.changes))
  .changes(ContractDatesRevised, (row, { data }) => rescinding(row, shown(data.changes)))
  .changes(UnitRevised, (_, { data }) => shown(data.changes))
  .changes(BuyerRevised, (row, { data }) => rescinding(row, renamed(row, data.changes)))
  .changes(SellerRevised, (row, { data }) => renamed(row, data.changes))
  .changes(SalesAssignmentRevised, (_, { data }) => shown(data.changes))
  .changes(FinancialTermsRevised, (_, { data }) => shown(data.changes))
  .changes(AccountingCodesRevised, (_, { data }) => shown(data.changes))
  .changes(ContractSigningRequested, (_, { data }) => shown(data.changes))
  .changes(ContractSigningMoved, (row, { data }) => rescinding(row, shown(data.changes)))
  .changes(ContractDocumentSigned, (_, { data }) => shown(data.changes))
  .changes(ContractBecameGood, (_, { metadata }) => ({ goodSince: newYorkDay(new Date(metadata.occurredAt)) }))
  .changes(ContractNoLongerGood, () => ({ goodSince: null }))
  .totalling('resale-contract-totals', ResaleContractTotals, byStatus)
  .totalling('resale-contract-months', ResaleContractMonth, byMonth);

const blank = blankValues(resaleContractFields);

type KeptFields = Pick<typeof blank, (typeof shownFields)[number]>;
type Changes = Readonly<Record<string, { readonly to: unknown } | undefined>>;

function newRow(contractId: number, facts: ResaleContractFacts): ResaleContractListRow {
  return { contractId, ...stated(facts, shownFields), ...named(stated(facts, partyFields)), lastDayToRescind: lastDayToRescind(facts), goodSince: null };
}

/** The facts of these fields, blank where nothing was said: a contract has some hundred, and most are not shown here. */
function stated<Field extends keyof typeof blank>(facts: ResaleContractFacts, fields: readonly Field[]): Pick<typeof blank, Field> {
  const values = picked(blank, fields);
  for (const field of fields) if (facts[field] !== undefined) values[field] = facts[field] as (typeof blank)[Field];
  return values;
}

/** What a revision leaves in the columns of the list. */
function shown(changes: Changes): Partial<KeptFields> {
  return latest(changes, shownFields) as Partial<KeptFields>;
}

/** With the contract date, the buyer's signature or state the last day to rescind may be another. */
function rescinding(row: ResaleContractListRow, change: Partial<ResaleContractListRow>): Partial<ResaleContractListRow> {
  // The row itself is not copied: that is what a rebuild spends its time on.
  const { contractDate = row.contractDate, buyerSignedOn = row.buyerSignedOn, parties = row.parties } = change;
  const moved = contractDate !== row.contractDate || buyerSignedOn !== row.buyerSignedOn || parties.buyerState !== row.parties.buyerState;
  return moved ? { ...change, lastDayToRescind: lastDayToRescind({ contractDate, buyerSignedOn, buyerState: parties.buyerState }) } : change;
}

function renamed({ parties }: ResaleContractListRow, changes: Changes): Pick<ResaleContractListRow, 'buyer' | 'seller' | 'parties'> {
  return named({ ...parties, ...(latest(changes, partyFields) as Partial<ContractParties>) });
}

function named(parties: ContractParties): Pick<ResaleContractListRow, 'buyer' | 'seller' | 'parties'> {
  return { buyer: buyerName(parties), seller: sellerName(parties), parties };
}

function latest(changes: Changes, fields: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) if (changes[field]) values[field] = changes[field].to;
  return values;
}

function byStatus({ contractStatus, purchasePrice }: ResaleContractListRow): Contribution[] {
  return [{ key: contractStatus, of: { contractStatus }, add: { count: 1, purchasePrice: purchasePrice ?? '0.00' } }];
}

function byMonth({ contractDate, contractStatus, purchasePrice }: ResaleContractListRow): Contribution[] {
  if (contractDate === null) return [];
  const month = contractDate.slice(0, 7);
  return [{ key: `${month} ${contractStatus}`, of: { month, contractStatus }, add: { count: 1, purchasePrice: purchasePrice ?? '0.00' } }];
}
