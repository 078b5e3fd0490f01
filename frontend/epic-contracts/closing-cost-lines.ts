import { epicClosingCostFields } from '../../events/epic-contracts/epic-contract-terms.fields.js';
import type { BillLine } from '../kit/detail/bill.js';

type Costs = { readonly [Name in keyof typeof epicClosingCostFields]?: string | null };

const items = Object.entries(epicClosingCostFields).filter(([name]) => name !== 'closingCostAmount') as (readonly [keyof Costs, { readonly label: string }])[];

/** What is charged at closing, line by line and its sum. @param season said beside the first year's dues */
export function closingCostLines(costs: Costs, season = ''): readonly BillLine[] {
  const lines = items.map(([name, { label }]) => ({ label: name === 'firstYearDues' && season ? `${label} ${season}` : label, amount: costs[name], fields: [name] }));
  return [...lines, { label: epicClosingCostFields.closingCostAmount.label, amount: costs.closingCostAmount, fields: ['closingCostAmount'], total: true }];
}
