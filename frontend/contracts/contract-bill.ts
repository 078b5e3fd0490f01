import type { PricedTerms } from '../../backend/resale-contracts/resale-contract.pricing.js';
import type { BillLine } from '../kit/detail/bill.js';
import type { Contract } from './contract-record.js';

/** The lines of a contract's bill, in the order of the paper. */
export function billOf(contract: Contract): readonly BillLine[] {
  const inFull = contract.fullAmountCollected === 'YES';
  const by = contract.depositMadeBy ? `, ${contract.depositMadeBy.toLowerCase()}` : '';
  const balanceBy = contract.balanceDueType && contract.balanceDueType !== 'None' ? `, ${contract.balanceDueType.toLowerCase()}` : '';
  return [
    { label: 'Purchase price', amount: contract.purchasePrice, fields: ['purchasePrice'] },
    { label: 'Closing fee', amount: contract.closingFee, fields: ['closingFee'] },
    { label: 'Credit report fee', amount: contract.creditReportFee, fields: ['creditReportFee'] },
    { label: 'Prepaid maintenance fee', amount: contract.prePaidMaintFee, fields: ['prePaidMaintFee'] },
    { label: 'Contract sales price', amount: contract.contractSalesPrice, fields: ['contractSalesPrice'], total: true },
    { label: `${inFull ? 'Full amount' : 'Deposit'}${by}`, amount: contract.depositAmount, fields: ['depositAmount', 'depositMadeBy', 'fullAmountCollected'] },
    { label: contract.depositMadeBy === 'CREDIT CARD' ? 'Card fee 3%' : 'Card fee', amount: contract.creditCardProcessingFee, fields: ['creditCardProcessingFee'] },
    { label: 'Cash due at signing', amount: contract.cashDueAtSigning, fields: ['cashDueAtSigning'], total: true },
    { label: `Balance due${balanceBy}`, amount: contract.balanceDue, fields: ['balanceDue', 'balanceDueType'], total: true },
  ];
}

/** The terms of a contract as the price rules take them. */
export function pricedTerms(contract: Contract): PricedTerms {
  return {
    contractType: contract.contractType ?? '',
    purchasePrice: contract.purchasePrice ?? null,
    closingFee: contract.closingFee ?? null,
    creditReportFee: contract.creditReportFee ?? null,
    prePaidMaintFee: contract.prePaidMaintFee ?? null,
    fullAmountCollected: contract.fullAmountCollected ?? '',
    depositMadeBy: contract.depositMadeBy ?? '',
    depositAmount: contract.depositAmount ?? null,
  };
}
