import { commissionRateFields } from '../../../events/company/commission-rates.fields.js';
import { Command } from '../../platform/commands/command.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

/** Made by the product itself at its first start: the documented rates. */
export class StartCommissionRates extends Command {}

/** Body of PUT /api/CompanySettings/CommissionRates: what is left out stays as it is. */
export class ReviseCommissionRates extends commandWith(commissionRateFields) {}

export const commissionRatesCommands = [StartCommissionRates, ReviseCommissionRates] as const;
export type AnyCommissionRatesCommand = InstanceType<(typeof commissionRatesCommands)[number]>;
