import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { AllowedAddresses } from '../platform/auth/allowed-addresses.js';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { RequiredSecondSteps } from '../platform/auth/required-second-steps.js';
import { CompanyAddresses } from './company-addresses.js';
import { CompanyFactsController } from './company-facts.controller.js';
import { CompanyListsController } from './company-lists.controller.js';
import { CompanySecondSteps } from './company-second-steps.js';
import { CompanySettingsController } from './company-settings.controller.js';
import { companyFactsCommands } from './company-facts.commands.js';
import { companyListCommands } from './company-list.commands.js';
import { companyLists } from './company-settings.lists.js';
import { CompanySettingsReader } from './company-settings-reader.js';
import { NamesInUse } from './names-in-use-reader.js';
import { ResortsController } from './resorts.controller.js';
import { SetUpCompany } from './set-up-company.js';

/** Global for `AllowedAddresses` and `RequiredSecondSteps`, which signing in asks for. */
@Global()
@Module({
  controllers: [CompanyFactsController, CompanyListsController, CompanySettingsController, ResortsController],
  providers: [CompanySettingsReader, NamesInUse, SetUpCompany, { provide: AllowedAddresses, useClass: CompanyAddresses }, { provide: RequiredSecondSteps, useClass: CompanySecondSteps }, ...handlersOf([...companyListCommands, ...companyFactsCommands])],
  exports: [AllowedAddresses, RequiredSecondSteps, SetUpCompany],
})
export class CompanySettingsModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of companyLists) this.lists.register(list);
  }
}
