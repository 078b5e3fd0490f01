import { companyFactFields } from '../../events/company/company-facts.fields.js';
import { Command } from '../platform/commands/command.js';
import { commandWith } from '../platform/http/bodies/command-with.js';

/** Made by the product itself at its first start. */
export class StartCompanyFacts extends Command {
  dealPlatformName!: string;
  listingTerms!: string;
}

/** Body of PUT /api/CompanySettings/Facts: what is left out stays as it is. */
export class ReviseCompanyFacts extends commandWith(companyFactFields) {}

export const companyFactsCommands = [StartCompanyFacts, ReviseCompanyFacts] as const;
export type AnyCompanyFactsCommand = InstanceType<(typeof companyFactsCommands)[number]>;
