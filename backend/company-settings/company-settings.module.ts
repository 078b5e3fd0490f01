import { Global, Module } from '@nestjs/common';
import { companyChanges } from '../../projections/company-changes/company-changes.projector.js';
import { companyFacts } from '../../projections/company-facts/company-facts.projector.js';
import { companyLists as companyListRows } from '../../projections/company-lists/company-lists.projector.js';
import { commissionRates } from '../../projections/commission-rates/commission-rates.projector.js';
import { membershipFees } from '../../projections/membership-fees/membership-fees.projector.js';
import type { Area } from '../platform/areas/area.js';
import { AllowedAddresses } from '../platform/auth/allowed-addresses.js';
import { RequiredSecondSteps } from '../platform/auth/sessions/required-second-steps.js';
import { OwnCompanyDetails } from '../platform/company/own-company-details.js';
import { CompanyAddresses } from './company-addresses.js';
import { CompanyDetails } from './company-details.js';
import { CompanyFactsController } from './company-facts.controller.js';
import { CompanyListsController } from './company-lists.controller.js';
import { CompanySecondSteps } from './company-second-steps.js';
import { CompanySettingsReader } from './company-settings-reader.js';
import { CompanySettingsController } from './company-settings.controller.js';
import { companyFactsChanges, companyListChanges, commissionRatesChanges, membershipFeesChanges } from './company-settings.changes.js';
import { companyLists } from './company-settings.lists.js';
import { NamesInUse } from './names-in-use-reader.js';
import { ResortsController } from './resorts.controller.js';
import { SetUpCompany } from './set-up-company.js';
import { CompanyFactsCommandHandler } from './company-facts.handlers.js';
import { CompanyListCommandHandler } from './company-list.handlers.js';
import { CommissionRatesController } from './commission-rates/commission-rates.controller.js';
import { CommissionRatesCommandHandler } from './commission-rates/commission-rates.handlers.js';
import { MembershipFeesController } from './membership-fees/membership-fees.controller.js';
import { MembershipFeesCommandHandler } from './membership-fees/membership-fees.handlers.js';

/** Global for what signing in asks for, and for the company's name in whatever goes out. */
@Global()
@Module({
  controllers: [CompanyFactsController, CompanyListsController, CompanySettingsController, CommissionRatesController, MembershipFeesController, ResortsController],
  providers: [
    CompanySettingsReader,
    NamesInUse,
    SetUpCompany,
    { provide: AllowedAddresses, useClass: CompanyAddresses },
    { provide: RequiredSecondSteps, useClass: CompanySecondSteps },
    { provide: OwnCompanyDetails, useClass: CompanyDetails },
    CompanyListCommandHandler,
    CompanyFactsCommandHandler,
    MembershipFeesCommandHandler,
    CommissionRatesCommandHandler,
  ],
  exports: [AllowedAddresses, OwnCompanyDetails, RequiredSecondSteps, SetUpCompany],
})
class CompanySettingsModule {}

export const companySettings: Area = {
  module: CompanySettingsModule,
  lists: companyLists,
  readModels: [companyChanges, companyFacts, companyListRows, membershipFees, commissionRates],
  changes: [companyListChanges, companyFactsChanges, membershipFeesChanges, commissionRatesChanges],
};
