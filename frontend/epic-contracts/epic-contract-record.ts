import type { EpicContractAnswer } from '../../backend/epic-contracts/epic-contract.dto.js';
import { documentedFees } from '../../backend/epic-contracts/terms/epic-contract.pricing.js';
import type { OpenRecord, RecordKind } from '../kit/detail/record-kind.js';

/** A membership contract as the server answers it; fields that the reader may not see are absent. */
export type EpicContract = Partial<EpicContractAnswer>;

export type OpenEpicContract = OpenRecord<EpicContract>;

export const epicContractKind: RecordKind<EpicContract> = {
  noun: 'epic contract',
  list: '/admin/epic-contracts',
  name: (id) => ({ list: 'epic-contract-list', key: id, url: `/api/EpicContracts/${id}`, stream: `epicContract-${id}` }),
  title: (id) => `Epic Contract ${id}`,
  status: 'contractStatus',
  mayEdit: ({ may }) => may('Epic_Contracts_Edit'),
};

/** Percent a year: what the contract was made with, or what was documented where it does not say. */
export function ceilingOf({ conditions }: EpicContract): string {
  return (conditions?.fees ?? documentedFees).aprCeiling;
}

/** "Olivia and Maria Walker", or two whole names where their last names differ. */
export function buyersOf({ buyerFirstName = '', buyerLastName = '', coBuyerFirstName = '', coBuyerLastName = '' }: EpicContract): string {
  const buyer = [buyerFirstName, buyerLastName].filter(Boolean).join(' ');
  if (!coBuyerFirstName) return buyer;
  if (coBuyerLastName === buyerLastName) return [buyerFirstName, 'and', coBuyerFirstName, buyerLastName].filter(Boolean).join(' ');
  return `${buyer} and ${[coBuyerFirstName, coBuyerLastName].filter(Boolean).join(' ')}`;
}
