import { listQuery } from '../lists/list-query.js';
import { giftLedgerColumns } from './gift-ledger.columns.js';
import { GiftLedgerRow } from './gift-ledger.read-model.js';

export const giftLedgerQuery = listQuery<GiftLedgerRow>({
  entity: GiftLedgerRow,
  key: 'entryId',
  columns: giftLedgerColumns,
  search: { everybody: ['giftName', 'issuedBy', 'note'], Leads_Main: ['leadName'] },
  defaultSort: '-issuedAt',
});
