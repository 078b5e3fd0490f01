import * as events from '../../events/epic-contracts/epic-contract.events.js';
import type { EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { epicBuyerFields, epicDealFields, epicSalesFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { epicComplianceFields, epicComputedFields, epicTypedFields } from '../../events/epic-contracts/epic-contract-terms.fields.js';
import { EpicContractAccountingRevised } from '../../events/epic-contracts/epic-contract-accounting.events.js';
import { epicAccountingFields, MEMBERSHIP_INCOME_GL_CODE } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { incomeGlCodeOf, type SaleConditions } from '../../events/epic-contracts/sale-conditions.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { revisedSection } from '../platform/records/revised-section.js';
import { checkedTerms, refuseOtherFigures } from './terms/checked-terms.js';
import { overCeiling } from './contract-words.rules.js';
import { breaksCeiling } from './terms/contract-terms.rules.js';
import { writableFields, type ReviseEpicContract } from './epic-contract.commands.js';
import type { EpicContractFacts } from './epic-contract.state.js';
import { changePaymentStatus, changeStatus, refuseUnexplained } from './epic-contract.statuses.js';
import { datesMoved, isPricedAnew } from './terms/priced-terms.rules.js';
import { noSuchTier } from './products/product-of.js';
import { conditionsOfTier, type ProductOnSale } from './terms/sale-conditions.rules.js';
import { takenBackWithTerms } from './signing/terms-while-signing.js';
import { asksWhyOver } from './terms/ceiling.rules.js';

interface Beside {
  readonly memberId: number;
  readonly reason?: string;
}

/** One event for each section that differs from what was sent; none when nothing does (`decisions.md A16`). */
export function reviseEpicContract(command: ReviseEpicContract, contract: EpicContractFacts, { given, issued }: CommandContext<ReviseEpicContract>): EpicContractEvent[] {
  const { reason } = command;
  const said = { ...contract, ...sentOver(writableFields, { ...command }, contract) };
  const conditions = isPricedAnew(contract, said) ? conditionsAfter(said, contract, given.products, issued.today) : undefined;
  const revised = conditions ? { ...said, ...checkedTerms(conditions, { ...said, loanTerm: loanTermAfter(contract, said) }) } : { ...said, ...datesMoved(said.contractDate, contract) };
  refuseOtherFigures({ ...command }, revised);
  const beside: Beside = { memberId: contract.memberId, ...(reason && { reason }) };
  const newConditions = conditions && conditions !== contract.conditions ? { conditions } : {};
  const changed = [
    ...sections.flatMap((section) => section(contract, revised, beside)),
    ...termsRevised(contract, revised, { ...beside, ...newConditions }),
    ...(conditions ? incomeMoved(contract, conditions, beside) : []),
    ...(conditions ? ceilingMarked(contract, revised, conditions, beside) : []),
  ];
  if (changed.length > 0) refuseUnexplained(contract, reason);
  const back = takenBackWithTerms(changed, contract, reason);
  const wanted = { ...said, ...(reason && { reason }) };
  // Closed by the same edit, it takes the points that the edit gives it.
  const before = { ...revised, contractStatus: contract.contractStatus, signings: back.length > 0 ? [] : contract.signings };
  return [...changed, ...back, ...changeStatus(wanted, before, issued), ...changePaymentStatus(wanted, contract)];
}

/** Where nothing was financed the contract says 0, which is a blank: only a 0 that is typed over a term is one. */
function loanTermAfter(before: EpicContractFacts, { loanTerm }: Pick<EpicContractFacts, 'loanTerm'>): number | null {
  return before.loanTerm ? loanTerm : loanTerm || null;
}

function conditionsAfter({ membershipTier }: EpicContractFacts, contract: EpicContractFacts, products: readonly ProductOnSale[], today: string): SaleConditions {
  const conditions = conditionsOfTier(contract, membershipTier, products, today);
  if (!conditions) throw noSuchTier(membershipTier, products);
  return conditions;
}

/** Income is booked by the code of the product, unless accounting wrote another (`decisions.md D24`). */
function incomeMoved(contract: EpicContractFacts, conditions: SaleConditions, beside: Beside): EpicContractEvent[] {
  const ofProduct = contract.conditions ? incomeGlCodeOf(contract.conditions) : MEMBERSHIP_INCOME_GL_CODE;
  return contract.incomeGlCode === ofProduct ? accountingRevised(contract, { ...contract, incomeGlCode: incomeGlCodeOf(conditions) }, beside) : [];
}

/** Over the ceiling somebody says why, and the contract is marked until a later edit brings it back (`decisions.md E5`). */
function ceilingMarked(before: EpicContractFacts, after: EpicContractFacts, conditions: SaleConditions, { memberId, reason }: Beside): EpicContractEvent[] {
  const over = breaksCeiling(conditions, after);
  if (over && asksWhyOver(after) && !reason) throw new Refusal(`${overCeiling(conditions.fees.aprCeiling)} Please say why the contract is saved all the same`, { field: 'reason', code: 'reason-needed' });
  return marked(before, over ? { overCeiling: 'Yes', overCeilingReason: reason ?? '' } : { overCeiling: before.overCeiling && 'No', overCeilingReason: before.overCeilingReason }, { memberId, aprRate: after.aprRate, ...(reason && { reason }) });
}

const sections = [
  revisedSection<EpicContractEvent, Beside>(epicDealFields, events.EpicContractDealRevised),
  revisedSection<EpicContractEvent, Beside>(epicBuyerFields, events.EpicContractBuyersRevised),
  revisedSection<EpicContractEvent, Beside>(epicSalesFields, events.EpicContractSalesRevised),
];
const termsRevised = revisedSection<EpicContractEvent, Beside & { readonly conditions?: SaleConditions }>({ ...epicTypedFields, ...epicComputedFields }, events.EpicContractTermsRevised);
const accountingRevised = revisedSection<EpicContractEvent, Beside>(epicAccountingFields, EpicContractAccountingRevised);
const marked = revisedSection<EpicContractEvent, Beside & { readonly aprRate: string | null }>(epicComplianceFields, events.EpicContractCeilingMarked);
