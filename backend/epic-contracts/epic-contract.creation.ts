import { EpicContractCreated, type EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractFields, type EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import { DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { authorOf } from '../../events/kernel/metadata.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { checkedTerms, refuseOtherFigures } from './terms/checked-terms.js';
import { overCeiling } from './contract-words.rules.js';
import { breaksCeiling } from './terms/contract-terms.rules.js';
import { writableFields, type CreateEpicContract } from './epic-contract.commands.js';
import { productOf } from './products/product-of.js';
import { conditionsOf } from './terms/sale-conditions.rules.js';

const blank = blankValues(epicContractFields);
const blankWritable = { ...blankValues(writableFields), buyerCountry: DEFAULT_COUNTRY };

/** A new contract is a Draft whatever was sent (document 2, 2), keeps what it was made with, and holds the ceiling (`decisions.md E5`). */
export function createEpicContract(command: CreateEpicContract, { id, given, issued }: CommandContext<CreateEpicContract, number>): EpicContractEvent[] {
  const said = { ...sentOver(writableFields, { ...command }, blankWritable), ...given.leftOut };
  const typed = { ...said, contractDate: said.contractDate ?? issued.today };
  if (!typed.buyerLastName) throw new Refusal('Please enter the last name of the buyer', { field: 'buyerLastName' });
  const conditions = conditionsOf(productOf(typed.membershipTier, given.products.filter(({ status }) => status === 'Active')), issued.today, given.fees);
  if (!typed.transactionType) throw new Refusal('Please choose a transaction type', { field: 'transactionType' });
  const terms = checkedTerms(conditions, typed);
  refuseOtherFigures({ ...command }, terms);
  if (breaksCeiling(conditions, terms)) throw new Refusal(overCeiling(conditions.fees.aprCeiling), { field: 'additionalDownPayment', code: 'over-ceiling' });
  const contract = { ...blank, ...typed, ...terms, memberId: given.memberId, contractStatus: 'Draft', paymentStatus: typed.paymentStatus || 'Draft' };
  return [EpicContractCreated({ ...known(contract), epicContractId: id, createdBy: authorOf(issued.actor), createdAt: issued.at, conditions })];
}

/** Blank fields stay out of the event. */
function known(contract: EpicContractValues): Partial<EpicContractValues> {
  return Object.fromEntries(Object.entries(contract).filter(([name, value]) => value !== blank[name as keyof EpicContractValues]));
}
