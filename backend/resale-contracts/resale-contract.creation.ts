import { blankValues } from '../../events/kernel/field.rules.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import { resaleContractFields, type ResaleContractValues } from '../../events/resale-contracts/resale-contract.fields.js';
import { ResaleContractCreated, type ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import { authorOf } from '../../events/kernel/metadata.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import { refuseAprAboveLimit } from './highest-apr.js';
import { detailsWith } from './closing-agent.rules.js';
import { refuseBlocked } from './refuse-blocked.js';
import { blocksCreation } from './resale-contract-dates.rules.js';
import type { CreateResaleContract } from './resale-contract.commands.js';
import { sentFields } from './resale-contract.body.js';
import { contractStatusOf, paymentStatusOf } from './resale-contract.statuses.js';
import { contractTotals, isExchangeContract } from './resale-contract.pricing.js';
import { noContract } from './resale-contract.state.js';
import { refuseUnitTaken } from './refuse-unit-taken.js';
import { typedBesideFull } from './new/typed-deposit.js';

const blank = blankValues(resaleContractFields);

type Context = CommandContext<CreateResaleContract, number>;

export function createContract(command: CreateResaleContract, context: Context): ResaleContractEvent[] {
  const contract = newContract(command, context);
  if (!isExchangeContract(contract.contractType)) refuseBlocked(blocksCreation(contract));
  refuseAprAboveLimit(contract.aprRate, null, context.issued.permissions);
  refuseUnitTaken(noContract, contract, context.given.unit, context.issued);
  return [ResaleContractCreated({ contractId: context.id, facts: knownFacts(contract), ...typedBesideFull(command.depositAmount, contract) })];
}

function newContract(command: CreateResaleContract, { given, issued }: Context): ResaleContractValues {
  const sent = sentFields(command, blank);
  const contract = { ...blank, loanProcessingFee: '0.00', creditReportFee: '0.00', ...sent, ...given.leftOut, ...detailsWith(sent, blank, given.closingFirm) };
  const contractType = contract.contractType || 'Inventory';
  return {
    ...contract,
    ...contractTotals({ ...contract, contractType }),
    contractType,
    // A contract from inventory starts as Draft whatever was sent (document 1, section 4).
    contractStatus: isExchangeContract(contractType) && contract.contractStatus ? contractStatusOf(contract.contractStatus) : 'Draft',
    paymentStatus: contract.paymentStatus ? paymentStatusOf(contract.paymentStatus) : 'Draft',
    createdBy: authorOf(issued.actor),
    createdAt: issued.at,
    ...dealPlatformValues({ ...contract, contractType }),
  };
}

/** No call goes out to the deal platform; these values say so (`decisions.md C19`). */
function dealPlatformValues({ contractType, inventoryId, tppResponse, skipTppIntegration }: ResaleContractValues) {
  return {
    tppResponse: inventoryId === 0 ? 'Internal Contract' : tppResponse,
    // Of a new inventory contract, also one without a unit (document 1, section 3).
    skipTppIntegration: !isExchangeContract(contractType) || skipTppIntegration,
  };
}

/** Blank fields stay out of the event. */
function knownFacts(contract: ResaleContractValues): ResaleContractFacts {
  const known = Object.entries(contract).filter(([field, value]) => value !== blank[field as keyof ResaleContractValues]);
  return Object.fromEntries(known) as ResaleContractFacts;
}
