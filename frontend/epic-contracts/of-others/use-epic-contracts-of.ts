import type { EpicContractListRow } from '../../../projections/epic-contract-list/epic-contract-list.read-model.js';
import { useRowsOf } from '../../kit/list/use-rows-of.js';

export type EpicContractInShort = Pick<EpicContractListRow, 'epicContractId' | 'contractStatus' | 'contractDate' | 'buyerFirstName' | 'buyerLastName' | 'membershipTier' | 'purchasePrice' | 'tourId'>;

/** The membership contracts that name a tour or a lead, newest first, kept as they are; none for who may not see their list. */
export function useEpicContractsOf(field: 'tourId' | 'leadId', id: number): readonly EpicContractInShort[] {
  return useRowsOf({ list: 'epic-contract-list', permission: 'Epic_Contracts_Main', sort: '-epicContractId', field, id });
}
