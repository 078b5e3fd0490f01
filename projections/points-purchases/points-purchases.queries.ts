import { listQuery } from '../lists/list-query.js';
import { pointsPurchasesColumns } from './points-purchases.columns.js';
import { PointsPurchaseRow } from './points-purchases.read-model.js';

export const pointsPurchasesQuery = listQuery<PointsPurchaseRow>({
  entity: PointsPurchaseRow,
  key: 'epicAdvantageContractId',
  columns: pointsPurchasesColumns,
  defaultSort: '-epicAdvantageContractId',
});
