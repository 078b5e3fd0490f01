import { Module, type OnModuleInit } from '@nestjs/common';
import { accountingList } from '../../projections/accounting-list/accounting-list.projector.js';
import { contractTrack } from '../../projections/contracts-dashboard/contract-track.projector.js';
import { resaleContractList } from '../../projections/resale-contract-list/resale-contract-list.projector.js';
import { resaleContractRecords } from '../../projections/resale-contract-records/resale-contract-records.projector.js';
import type { Area } from '../platform/areas/area.js';
import { MailedReports } from '../platform/mail/mailed-reports.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { DocumentsToSign } from '../platform/signing/documents-to-sign.js';
import { DocumentsInEnvelopes } from '../platform/signing/documents-in-envelopes.js';
import { ContractAccountingController } from './accounting/contract-accounting.controller.js';
import { ClosedMonthsNow } from './accounting/closed-months-reader.js';
import { ClosingFirms } from './closing-firms.js';
import { ContractDocumentsController } from './documents/contract-documents.controller.js';
import { ContractSigningController } from './signing/contract-signing.controller.js';
import { ContractPapersController } from './documents/contract-papers.controller.js';
import { ContractsDashboard } from './dashboard/contracts-dashboard-reader.js';
import { mailedContractsDashboard } from './dashboard/contracts-dashboard.mailed.js';
import { ContractsDashboardController } from './dashboard/contracts-dashboard.controller.js';
import { NewContractsController } from './new/new-contracts.controller.js';
import { NewContracts } from './new/new-contracts.js';
import { contractsToday } from './contracts.today.js';
import { PayPeriodsController } from './pay-periods/pay-periods.controller.js';
import { contractChanges } from './resale-contract.changes.js';
import { ResaleContractsController } from './resale-contracts.controller.js';
import { contractLists } from './resale-contracts.lists.js';
import { tellContractIsGood } from './rescission/tell-contract-is-good.js';
import { tellContractOfItsSigning } from './signing/tell-contract-of-its-signing.js';
import { TellGoodContracts } from './rescission/tell-good-contracts.js';
import { unitSold, UnitsOnSale } from './units-on-sale.js';
import { ResaleContractCommandHandler } from './resale-contract.handlers.js';

@Module({
  controllers: [ContractsDashboardController, ContractAccountingController, ContractDocumentsController, ContractPapersController, ContractSigningController, NewContractsController, PayPeriodsController, ResaleContractsController],
  providers: [ClosedMonthsNow, ClosingFirms, DocumentsToSign, ContractsDashboard, NewContracts, TellGoodContracts, UnitsOnSale, ResaleContractCommandHandler],
})
class ResaleContractsModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly inEnvelopes: DocumentsInEnvelopes,
    private readonly mailedReports: MailedReports,
    private readonly dashboard: ContractsDashboard,
  ) {}

  onModuleInit(): void {
    this.mailedReports.add('contracts-dashboard', mailedContractsDashboard(this.dashboard));
    this.reactions.add(tellContractIsGood);
    this.reactions.add(tellContractOfItsSigning(this.inEnvelopes));
  }
}

export const resaleContracts: Area = {
  module: ResaleContractsModule,
  lists: contractLists,
  readModels: [resaleContractList, resaleContractRecords, contractTrack, accountingList],
  changes: [contractChanges],
  claims: [unitSold],
  uploadPaths: ['/api/Contracts/:id/Papers/:paper'],
  today: contractsToday,
};
