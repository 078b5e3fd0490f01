import { listQuery } from '../lists/list-query.js';
import { ResaleContractRecord } from './resale-contract-records.read-model.js';

export const resaleContractRecordsQuery = listQuery<ResaleContractRecord>({
  entity: ResaleContractRecord,
  key: 'contractId',
  columns: { facts: { kind: 'text', label: 'Facts' } },
  defaultSort: 'contractId',
});
