import { Module, type OnModuleInit } from '@nestjs/common';
import { epicContractEvents } from '../../events/epic-contracts/epic-contract.events.js';
import { epicAccountingFields } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { epicContractListFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { productEvents } from '../../events/epic-contracts/product.events.js';
import { productFields } from '../../events/epic-contracts/product.fields.js';
import { accountingMemberships } from '../../projections/accounting-memberships/accounting-memberships.projector.js';
import { epicContractList } from '../../projections/epic-contract-list/epic-contract-list.projector.js';
import { productList } from '../../projections/product-list/product-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { DocumentsInEnvelopes } from '../platform/signing/documents-in-envelopes.js';
import { DocumentsToSign } from '../platform/signing/documents-to-sign.js';
import { EpicContractDocumentsController } from './documents/epic-contract-documents.controller.js';
import { tellEpicContractOfItsSigning } from './signing/tell-epic-contract-of-its-signing.js';
import { EpicContractCommandHandler } from './epic-contract.handlers.js';
import { epicContract } from './epic-contract.js';
import { EpicContractsController } from './epic-contracts.controller.js';
import { epicContractLists, epicContracts as epicContractRows, productList as productRows } from './epic-contracts.lists.js';
import { epicContractsToday } from './epic-contracts.today.js';
import { FeesNow } from './terms/fees-reader.js';
import { NewEpicContracts } from './new/new-epic-contracts.js';
import { NewEpicContractsController } from './new/new-epic-contracts.controller.js';
import { ProductCommandHandler } from './products/product.handlers.js';
import { ProductRecordsController } from './products/product-records.controller.js';
import { productTier } from './products/product-tier.js';
import { product } from './products/product.js';
import { ProductsOnSale } from './products/products-reader.js';
import { ProductsController } from './products/products.controller.js';

@Module({
  controllers: [NewEpicContractsController, EpicContractDocumentsController, EpicContractsController, ProductsController, ProductRecordsController],
  providers: [DocumentsToSign, EpicContractCommandHandler, ProductCommandHandler, FeesNow, NewEpicContracts, ProductsOnSale],
})
class EpicContractsModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly inEnvelopes: DocumentsInEnvelopes,
  ) {}

  onModuleInit(): void {
    this.reactions.add(tellEpicContractOfItsSigning(this.inEnvelopes));
  }
}

export const epicContracts: Area = {
  module: EpicContractsModule,
  lists: epicContractLists,
  readModels: [accountingMemberships, epicContractList, productList],
  claims: [productTier],
  uploadPaths: ['/api/EpicContracts/UploadSignedContract/:id'],
  today: epicContractsToday,
  changes: [
    changedAs(epicContract, {
      area: 'Epic contracts',
      calls: 'Epic contract',
      events: epicContractEvents,
      fields: { ...epicContractListFields, ...epicAccountingFields },
      anyOf: ['Epic_Contracts_Detail'],
      page: (id) => `/admin/epic-contracts-detail/${id}`,
      url: (id) => `/api/EpicContracts/${id}`,
      headline: { list: epicContractRows, words: ({ buyerFirstName, buyerLastName }) => [buyerFirstName, buyerLastName].filter(Boolean).join(' ') },
    }),
    changedAs(product, {
      area: 'Products',
      calls: 'Product',
      events: productEvents,
      fields: productFields,
      anyOf: ['Settings_Main'],
      page: (id) => `/admin/company-settings?product=${id}`,
      url: (id) => `/api/CompanySettings/Products/${id}`,
      headline: { list: productRows, words: ({ productName }) => String((productName as string | null) ?? '') },
    }),
  ],
};
