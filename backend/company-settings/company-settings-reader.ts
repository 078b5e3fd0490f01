import { Injectable } from '@nestjs/common';
import { companyListNames, companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import type { MembershipFeeValues } from '../../events/company/membership-fees.fields.js';
import { documentedMembershipFees } from '../../events/company/membership-fees.rules.js';
import type { OwnCompany } from '../../events/kernel/own-company.js';
import type { CompanyItemFacts } from '../../events/company/company-settings.events.js';
import { eventBehind } from '../../projections/engine/changes/shown-position.js';
import { OwnCompanyDetails } from '../platform/company/own-company-details.js';
import { ListReader } from '../platform/lists/list-reader.js';
import type { Reader } from '../platform/lists/list-visibility.js';
import { COMPANY } from './company-facts.js';
import { companyChangesList, companyFactsList, companyListsList, membershipFeesList } from './company-settings.lists.js';

/** An item as forms need it. */
export type OfferedItem = { readonly itemId: number } & CompanyItemFacts;

/** Wire form of GET /api/CompanySettings: what is in use, in the company's order. */
export interface CompanySettingsAnswer {
  readonly ownCompany: OwnCompany;
  readonly dealPlatformName: string;
  readonly listingTerms: string;
  /** What a membership contract would be made with now. */
  readonly membershipFees: MembershipFeeValues;
  /** Confidential lists are absent for who may not edit them. */
  readonly lists: Readonly<Partial<Record<CompanyListName, readonly OfferedItem[]>>>;
  /** Every change up to here is in it; what an open form follows `company-changes` from. */
  readonly position: string;
}

/** What forms offer, read in one go from the read models. */
@Injectable()
export class CompanySettingsReader {
  constructor(
    private readonly lists: ListReader,
    private readonly details: OwnCompanyDetails,
  ) {}

  async read(reader: Reader, minPosition?: string): Promise<CompanySettingsAnswer> {
    const position = await this.changesShown(reader, minPosition);
    await Promise.all([companyListsList, companyFactsList, membershipFeesList].map(({ list }) => this.lists.waitFor(list, eventBehind(position))));
    const open = companyListNames.filter((name) => reader.permissions.has('Settings_Main') || !companyListOf(name).confidential);
    const [ownCompany, rows, company, fees] = await Promise.all([this.details.forScreen(), this.lists.rows(companyListsList, open, reader), this.lists.row(companyFactsList, COMPANY, reader), this.lists.row(membershipFeesList, COMPANY, reader)]);
    return {
      ownCompany,
      dealPlatformName: String(company?.dealPlatformName ?? ''),
      listingTerms: String(company?.listingTerms ?? ''),
      membershipFees: { ...documentedMembershipFees, ...fees },
      lists: Object.fromEntries(open.map((name) => [name, offered(rows.get(name)?.items as readonly CompanyListItem[] | undefined)])),
      position,
    };
  }

  /** Who was told of a change comes for it: whatever `company-changes` shows, the answer has to show. */
  private async changesShown(reader: Reader, minPosition: string | undefined): Promise<string> {
    await this.lists.waitFor(companyChangesList.list, minPosition);
    return (await this.lists.page(companyChangesList, { limit: 1 }, reader)).position;
  }
}

function offered(items: readonly CompanyListItem[] = []): OfferedItem[] {
  return items.filter(({ retired }) => !retired).map(({ itemId, facts }) => ({ itemId, ...facts }));
}
