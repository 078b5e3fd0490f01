import type { ResaleContractListRow } from '../../../projections/resale-contract-list/resale-contract-list.read-model.js';
import { useRowsOf } from '../../kit/list/use-rows-of.js';

export type ContractInShort = Pick<ResaleContractListRow, 'contractId' | 'contractStatus' | 'contractDate' | 'buyer' | 'purchasePrice' | 'tourId'>;

/** The contracts that name a tour, a unit or a lead, newest first, kept as they are; none for who may not see the list of contracts. */
export function useContractsOf(field: 'tourId' | 'inventoryId' | 'leadId', id: number): readonly ContractInShort[] {
  return useRowsOf({ list: 'resale-contract-list', permission: 'Contracts_Main', sort: '-contractId', field, id });
}
