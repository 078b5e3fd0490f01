import { Injectable } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import { companyListNames } from '../../events/company/company-list.enums.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { issuedByServer } from '../platform/commands/issued-by-server.js';
import { commandOf, type CommandMetadata } from '../platform/commands/command.js';
import { CompanyFactsCommand } from './company-facts.handlers.js';
import { CompanyListCommand } from './company-list.handlers.js';
import { Settings } from '../platform/config/settings.js';
import { StartCompanyFacts } from './company-facts.commands.js';
import { COMPANY } from './company-facts.js';
import { StartCompanyList } from './company-list.commands.js';
import { canonicalAddress } from './ip-address.rules.js';
import { factSeeds, listSeeds } from './company-settings.seeds.js';
import { StartCommissionRates } from './commission-rates/commission-rates.commands.js';
import { CommissionRatesCommand } from './commission-rates/commission-rates.handlers.js';
import { StartMembershipFees } from './membership-fees/membership-fees.commands.js';
import { MembershipFeesCommand } from './membership-fees/membership-fees.handlers.js';

const COMMAND_IDS = 'd3300000-0000-4000-8000-00000000c0de';

/** Starts the lists, facts, fees and rates that are not there yet, at every start: a company that is older than a list gets it too. */
@Injectable()
export class SetUpCompany {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly settings: Settings,
  ) {}

  /** @param at since when the company keeps them */
  async run(at: Date): Promise<void> {
    await this.executor.execute(new CompanyFactsCommand(COMPANY, commandOf(StartCompanyFacts, factSeeds)), issued('facts', at));
    await this.executor.execute(new MembershipFeesCommand(COMPANY, commandOf(StartMembershipFees, {})), issued('membership fees', at));
    await this.executor.execute(new CommissionRatesCommand(COMPANY, commandOf(StartCommissionRates, {})), issued('commission rates', at));
    const seeds = listSeeds(this.settings.allowedAddresses.filter((address) => canonicalAddress(address) !== undefined));
    for (const list of companyListNames) {
      await this.executor.execute(new CompanyListCommand(list, commandOf(StartCompanyList, { items: seeds[list] })), issued(list, at));
    }
  }
}

/** What is asked is always the same, so that another start with other settings is a repeat and no other command. */
function issued(what: string, at: Date): CommandMetadata {
  return issuedByServer({ kind: 'system', id: 'setup', name: 'Setup' }, uuidV5(what, COMMAND_IDS), { asked: what }, at);
}
