import { Injectable } from '@nestjs/common';
import { companyListNames, companyListOf, type CompanyListName } from '../../events/company-list.values.js';
import type { CompanyListItem } from '../../events/company-list-items.js';
import type { CompanyItemFacts } from '../../events/company-settings.js';
import { ListReader } from '../platform/lists/list-reader.js';
import type { Reader } from '../platform/lists/list-sight.js';
import { COMPANY } from './company-facts.js';
import { companyFactsList, companyListsList } from './company-settings.lists.js';

/** An item as forms need it. */
export type OfferedItem = { readonly itemId: number } & CompanyItemFacts;

/** Wire form of GET /api/CompanySettings: what is in use, in the company's order. */
export interface CompanySettingsAnswer {
  readonly dealPlatformName: string;
  readonly listingTerms: string;
  /** Confidential lists are absent for who may not edit them. */
  readonly lists: Readonly<Partial<Record<CompanyListName, readonly OfferedItem[]>>>;
}

/** What forms offer, read in one go from the read models. */
@Injectable()
export class CompanySettingsReader {
  constructor(private readonly lists: ListReader) {}

  async read(reader: Reader, minPosition?: string): Promise<CompanySettingsAnswer> {
    await Promise.all([companyListsList, companyFactsList].map(({ list }) => this.lists.waitFor(list, minPosition)));
    const open = companyListNames.filter((name) => reader.permissions.has('Settings_Main') || !companyListOf(name).confidential);
    const [rows, company] = await Promise.all([this.lists.rows(companyListsList, open, reader), this.lists.row(companyFactsList, COMPANY, reader)]);
    return {
      dealPlatformName: String(company?.dealPlatformName ?? ''),
      listingTerms: String(company?.listingTerms ?? ''),
      lists: Object.fromEntries(open.map((name) => [name, offered(rows.get(name)?.items as readonly CompanyListItem[] | undefined)])),
    };
  }
}

function offered(items: readonly CompanyListItem[] = []): OfferedItem[] {
  return items.filter(({ retired }) => !retired).map(({ itemId, facts }) => ({ itemId, ...facts }));
}
