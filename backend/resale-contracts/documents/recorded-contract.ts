import { blankValues } from '../../../events/kernel/field.rules.js';
import type { ResaleContractFacts } from '../../../events/resale-contracts/resale-contract-facts.js';
import { resaleContractFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { lastDayToRescind } from '../../../events/resale-contracts/rescission.rules.js';
import { withoutFields } from '../../platform/auth/hidden-fields.js';
import { contractAnswer } from '../resale-contract.dto.js';

const blank = blankValues(resaleContractFields);

/**
 * A contract as calls for many answer it, from its row in `resale-contract-records`.
 * @param hidden what the reader does not see
 */
export function recordedContract(contractId: unknown, facts: unknown, hidden: ReadonlySet<string>): object {
  const contract = { contractId, ...blank, ...(facts as ResaleContractFacts) };
  return contractAnswer(withoutFields({ ...contract, lastDayToRescind: lastDayToRescind(contract) }, hidden));
}
