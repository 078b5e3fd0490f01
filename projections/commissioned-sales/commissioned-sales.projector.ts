import * as epic from '../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { numberIn } from '../../events/kernel/stream-name.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { fullPayments } from '../../events/resale-contracts/resale-contract.enums.js';
import * as resale from '../../events/resale-contracts/resale-contract.events.js';
import { projection } from '../engine/projection.js';
import { membershipFactFields, resaleFactFields, type SaleFact, type SaleFacts, type SaleKind } from '../../events/commission/commissioned-sale.fields.js';
import { CommissionedSaleRow } from './commissioned-sales.read-model.js';

/** Both kinds of contract in one table, so that a pay period is one reading of one moment. */
export const commissionedSales = projection<CommissionedSaleRow>('commissioned-sales', { entity: CommissionedSaleRow, key: 'saleId' })
  .creates(resale.ResaleContractImported, (event) => begun('resale', event.data.facts, event), keyOf('resale'))
  .creates(resale.ResaleContractCreated, (event) => begun('resale', event.data.facts, event), keyOf('resale'))
  .creates(epic.EpicContractImported, (event) => begun('membership', event.data, event), keyOf('membership'))
  .creates(epic.EpicContractCreated, (event) => begun('membership', event.data, event), keyOf('membership'))
  .changes(resale.ContractStatusChanged, (row, event) => after(row, { contractStatus: event.data.to }, event), keyOf('resale'))
  .changes(resale.PaymentStatusChanged, (row, event) => after(row, { paymentStatus: event.data.to }, event), keyOf('resale'))
  .changes(epic.EpicContractStatusChanged, (row, event) => after(row, { contractStatus: event.data.to }, event), keyOf('membership'))
  .changes(epic.EpicContractPaymentStatusChanged, (row, event) => after(row, { paymentStatus: event.data.to }, event), keyOf('membership'));

for (const event of [resale.DealRevised, resale.ContractDatesRevised, resale.SalesAssignmentRevised, resale.FinancialTermsRevised]) commissionedSales.changes(event, revised, keyOf('resale'));
for (const event of [epic.EpicContractDealRevised, epic.EpicContractTermsRevised, epic.EpicContractSalesRevised]) commissionedSales.changes(event, revised, keyOf('membership'));

type Told = Pick<RecordedEvent, 'stream' | 'revision' | 'metadata'>;

function keyOf(kind: SaleKind): (event: Told) => string {
  return ({ stream }) => `${kind}-${numberIn(stream)}`;
}

function begun(kind: SaleKind, said: object, event: Told): CommissionedSaleRow {
  const names = Object.keys(kind === 'resale' ? resaleFactFields : membershipFactFields);
  const values = said as Readonly<Record<string, unknown>>;
  const facts = Object.fromEntries(names.map((name) => [name, factOf(name, values[name], event)]));
  return { saleId: keyOf(kind)(event), kind, contractId: numberIn(event.stream), facts, ...shownOf(facts) };
}

function revised(row: CommissionedSaleRow, event: Told & { readonly data: { readonly changes: object } }): Partial<CommissionedSaleRow> {
  return after(row, valuesAfter<object>(event.data.changes), event);
}

/** A fact that an event leaves as it was keeps the version and the day since which it is known. */
function after(row: CommissionedSaleRow, values: object, event: Told): Partial<CommissionedSaleRow> {
  const told = Object.entries(values).flatMap(([name, value]): [string, SaleFact][] => {
    const fact = factOf(name, value, event);
    return row.facts[name] === undefined || row.facts[name].value === fact.value ? [] : [[name, fact]];
  });
  if (told.length === 0) return {};
  const facts = { ...row.facts, ...Object.fromEntries(told) };
  return { facts, ...shownOf(facts) };
}

function factOf(name: string, value: unknown, { revision, metadata }: Told): SaleFact {
  const said = typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  // Notes are people's own words: only those that pay are kept.
  const kept = name === 'notes' && !fullPayments.includes(said ?? '') ? null : said;
  return { value: kept === '' ? null : kept, revision, on: newYorkDay(new Date(metadata.occurredAt)) };
}

function shownOf(facts: SaleFacts): Pick<CommissionedSaleRow, 'contractStatus' | 'contractDate' | 'paidInFullDate' | 'salesAgent' | 'toName'> {
  const text = (name: string) => facts[name]?.value ?? '';
  const day = (name: string) => facts[name]?.value ?? null;
  return { contractStatus: text('contractStatus'), contractDate: day('contractDate'), paidInFullDate: day('paidInFullDate'), salesAgent: text('salesAgent'), toName: text('toName') };
}
