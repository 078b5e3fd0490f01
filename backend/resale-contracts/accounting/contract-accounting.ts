import { bookedFields } from '../../../events/resale-contracts/accounting-list.fields.js';
import { AccountingCodesRevised, SalesAssignmentRevised, type ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import { salesFields } from '../../../events/resale-contracts/resale-contract-party.fields.js';
import { accountingFields } from '../../../events/resale-contracts/resale-contract-money.fields.js';
import { refuseMissed } from '../../platform/records/missed-values.js';
import { revisedSection } from '../../platform/records/revised-section.js';
import { sentFields } from '../resale-contract.body.js';
import type { ResaleContract } from '../resale-contract.state.js';
import { refuseUnexplained } from '../resale-contract.statuses.js';
import type { ReviseContractAccounting } from './contract-accounting.commands.js';

type Why = { readonly reason?: string };

const sections = [
  revisedSection<ResaleContractEvent, Why>(accountingFields, AccountingCodesRevised),
  revisedSection<ResaleContractEvent, Why>(salesFields, SalesAssignmentRevised),
];

/** Codes and amounts from the accounting sheet: the same events as from the contract's own form, and nothing else of the contract. */
export function reviseAccounting({ seen = {}, reason, ...sent }: ReviseContractAccounting, contract: ResaleContract): ResaleContractEvent[] {
  const booked = Object.fromEntries(Object.entries(sent).filter(([name]) => name in bookedFields));
  const revised = { ...contract, ...sentFields(booked, contract) };
  const changed = sections.flatMap((section) => section(contract, revised, reason ? { reason } : {}));
  if (changed.length === 0) return [];
  refuseMissed(bookedFields, booked, seen, contract);
  refuseUnexplained(contract, reason);
  return changed;
}
