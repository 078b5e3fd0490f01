import { negativeAmount } from '../../../backend/resale-contracts/negative-amounts.rules.js';
import { contractTotals } from '../../../backend/resale-contracts/resale-contract.pricing.js';
import { financialTermFields } from '../../../events/resale-contracts/resale-contract-money.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { pricedTerms } from '../contract-bill.js';
import type { Contract } from '../contract-record.js';

/** While the full amount is collected the deposit shows it; what was typed before comes back with NO, and nothing where nothing was (`decisions.md C6`). */
export function withTypedDeposit(contract: Contract): Contract {
  if (contract.fullAmountCollected !== 'YES') return contract;
  return { ...contract, depositAmount: contract.handTypedDeposit ?? null };
}

/** The contract with what is typed and the totals that follow from it. */
export function withTotals(contract: Contract, values: Values): Contract {
  const now: Contract = { ...contract, ...values };
  return { ...now, ...contractTotals(pricedTerms(now)) };
}

/** While the full amount is collected the deposit has no field: it is said at the question that hides it. */
export function negativeTerm(values: Values, contract: Contract): { readonly field: string; readonly message: string } | undefined {
  for (const [name, term] of Object.entries(financialTermFields)) {
    const message = negativeAmount(term, values[name], contract[name as keyof typeof financialTermFields]);
    if (message) return { field: name === 'depositAmount' && values['fullAmountCollected'] === 'YES' ? 'fullAmountCollected' : name, message };
  }
  return undefined;
}
