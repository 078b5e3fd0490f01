import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.wire.js';
import type { RecordName } from '../server/use-record.js';

/** A contract as the server answers it; fields that the reader may not see are absent. */
export type Contract = { readonly [Name in keyof ResaleContractAnswer]: ResaleContractAnswer[Name] };

export function contractRecord(id: string): RecordName {
  return { list: 'resale-contract-list', key: id, url: `/api/Contracts/${id}` };
}
