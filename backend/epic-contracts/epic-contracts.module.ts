import { Module } from '@nestjs/common';
import { epicContractEvents } from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractListFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { productEvents } from '../../events/epic-contracts/product.events.js';
import { epicContractList } from '../../projections/epic-contract-list/epic-contract-list.projector.js';
import { productList } from '../../projections/product-list/product-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs, onlyTakenOver } from '../platform/changes/changed-as.js';
import { EpicContractCommandHandler } from './epic-contract.handlers.js';
import { epicContract } from './epic-contract.js';
import { EpicContractsController } from './epic-contracts.controller.js';
import { epicContractLists, epicContracts as epicContractRows } from './epic-contracts.lists.js';
import { epicContractsToday } from './epic-contracts.today.js';
import { NewEpicContracts } from './new/new-epic-contracts.js';
import { NewEpicContractsController } from './new/new-epic-contracts.controller.js';
import { ProductsOnSale } from './products-reader.js';
import { ProductsController } from './products.controller.js';

@Module({ controllers: [NewEpicContractsController, EpicContractsController, ProductsController], providers: [EpicContractCommandHandler, NewEpicContracts, ProductsOnSale] })
class EpicContractsModule {}

export const epicContracts: Area = {
  module: EpicContractsModule,
  lists: epicContractLists,
  readModels: [epicContractList, productList],
  today: epicContractsToday,
  changes: [
    changedAs(epicContract, {
      area: 'Epic contracts',
      calls: 'Epic contract',
      events: epicContractEvents,
      fields: epicContractListFields,
      anyOf: ['Epic_Contracts_Detail'],
      page: (id) => `/admin/epic-contracts-detail/${id}`,
      url: (id) => `/api/EpicContracts/${id}`,
      headline: { list: epicContractRows, words: ({ buyerFirstName, buyerLastName }) => [buyerFirstName, buyerLastName].filter(Boolean).join(' ') },
    }),
    onlyTakenOver({ category: 'product', area: 'Products', calls: 'Product', events: productEvents, fields: {}, anyOf: ['Epic_Contracts_Main'] }),
  ],
};
