import { EpicContractImported } from '../../events/epic-contract.js';
import { projection } from '../engine/projection.js';
import { EpicContractListRow, EpicContractTotals } from './epic-contract-list.read-model.js';

export const epicContractList = projection<EpicContractListRow>('epic-contract-list', {
  version: 1,
  entity: EpicContractListRow,
  key: 'epicContractId',
})
  .creates(EpicContractImported, ({ data }) => ({
    epicContractId: data.epicContractId,
    memberId: data.memberId,
    tppDealNumber: data.tppDealNumber,
    contractStatus: data.contractStatus,
    paymentStatus: data.paymentStatus,
    contractDate: data.contractDate,
    buyerFirstName: data.buyerFirstName,
    buyerLastName: data.buyerLastName,
    membershipTier: data.membershipTier,
    purchasePrice: data.purchasePrice,
    loanTerm: data.loanTerm,
    aprRate: data.aprRate,
    document: data,
  }))
  .totalling('epic-contract-totals', EpicContractTotals, (row) => [
    { key: row.contractStatus, of: { contractStatus: row.contractStatus }, add: { count: 1, purchasePrice: row.purchasePrice } },
  ]);
