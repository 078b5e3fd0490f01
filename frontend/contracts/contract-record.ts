import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import type { OpenRecord, RecordKind } from '../kit/detail/record-kind.js';

/** A contract as the server answers it; fields that the reader may not see are absent. */
export type Contract = { readonly [Name in keyof ResaleContractAnswer]: ResaleContractAnswer[Name] };

export type OpenContract = OpenRecord<Contract>;

export const contractKind: RecordKind<Contract> = {
  noun: 'contract',
  list: '/admin/contracts',
  name: (id) => ({ list: 'resale-contract-list', key: id, url: `/api/Contracts/${id}`, stream: `resaleContract-${id}` }),
  title: (id) => `Contract ${id}`,
  status: 'contractStatus',
  mayEdit: ({ may }) => may('Contracts_Edit'),
};

/** What edits in place by itself, and what the Edit button opens all at once. */
export const editedSections = ['buyer', 'seller', 'terms', 'dates', 'deal', 'unit', 'sales', 'options', 'accounting', 'loan'] as const;
export type EditedSection = (typeof editedSections)[number];
