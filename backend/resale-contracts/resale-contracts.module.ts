import { Module, type OnModuleInit } from '@nestjs/common';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { ClosingFirms } from './closing-firms.js';
import { ContractsDashboardController } from './contracts-dashboard.controller.js';
import { ContractsDashboard } from './contracts-dashboard-reader.js';
import { contractLists } from './resale-contracts.lists.js';
import { ResaleContractsController } from './resale-contracts.controller.js';
import { resaleContractCommands } from './resale-contract.commands.js';

@Module({
  controllers: [ContractsDashboardController, ResaleContractsController],
  providers: [ClosingFirms, ContractsDashboard, ...handlersOf(resaleContractCommands)],
})
export class ResaleContractsModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of contractLists) this.lists.register(list);
  }
}
