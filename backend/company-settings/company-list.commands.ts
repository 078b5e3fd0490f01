import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { companyItemFields } from '../../events/company/company-list.enums.js';
import type { CompanyItemFacts } from '../../events/company/company-settings.events.js';
import { Command } from '../platform/commands/command.js';
import { commandWith } from '../platform/http/bodies/command-with.js';

const MAX_ID = 2_147_483_647;

/** The item that is meant. */
export interface WithItem {
  readonly itemId: number;
}

export interface WithItemAndAddress extends WithItem {
  /** Where the request came from. */
  readonly callerAddress: string;
}

/** Made by the product itself when a list is needed for the first time. */
export class StartCompanyList extends Command {
  items!: readonly CompanyItemFacts[];
}

/** Body of POST /api/CompanySettings/Lists/{list}/Items. */
export class AddCompanyListItem extends commandWith(companyItemFields) {}

/** Adds the names that records use and the list has not. */
export class TakeOverNames extends Command {
  names!: readonly string[];
}

/** Body of PUT /api/CompanySettings/Lists/{list}/Items/{itemId}: what is left out stays as it is. */
export class ReviseCompanyListItem extends commandWith(companyItemFields)<WithItemAndAddress> {
  /** Yes, the own address too. */
  @IsOptional()
  @IsBoolean()
  confirmed?: boolean;
}

/** Body of POST /api/CompanySettings/Lists/{list}/Items/{itemId}/Retire. */
export class RetireCompanyListItem extends Command<WithItemAndAddress> {
  @IsOptional()
  @IsBoolean()
  confirmed?: boolean;
}

export class RestoreCompanyListItem extends Command<WithItem> {}

/** Body of POST /api/CompanySettings/Lists/{list}/Items/{itemId}/Move. */
export class MoveCompanyListItem extends Command<WithItem> {
  /** The item that it is to stand after; 0 for the first place. Whatever others move meanwhile, this is still what was meant. */
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  after!: number;
}

export const companyListCommands = [
  StartCompanyList,
  AddCompanyListItem,
  TakeOverNames,
  ReviseCompanyListItem,
  RetireCompanyListItem,
  RestoreCompanyListItem,
  MoveCompanyListItem,
] as const;
export type AnyCompanyListCommand = InstanceType<(typeof companyListCommands)[number]>;
