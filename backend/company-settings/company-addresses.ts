import { Injectable } from '@nestjs/common';
import { AllowedAddresses } from '../platform/auth/allowed-addresses.js';
import { Settings } from '../platform/config/settings.js';
import { Records } from '../platform/records/records.js';
import { companyList } from './company-list.js';

/** The company's own list, read from its stream: an address that was just taken away opens nothing any more. */
@Injectable()
export class CompanyAddresses extends AllowedAddresses {
  constructor(
    private readonly records: Records,
    private readonly settings: Settings,
  ) {
    super();
  }

  async list(): Promise<readonly string[]> {
    const { state } = await this.records.read(companyList, 'allowedAddresses', { permissions: new Set() });
    const listed = state.items.filter(({ retired }) => !retired).map(({ facts }) => facts.name ?? '');
    return [...listed, ...this.settings.alwaysAllowedAddresses];
  }
}
