import { Injectable } from '@nestjs/common';
import { StoreUnavailable } from '../../events/store/event-store.js';
import { RequiredSecondSteps } from '../platform/auth/sessions/required-second-steps.js';
import { Records } from '../platform/records/records.js';
import { sameName } from './company-list-item.rules.js';
import { companyList } from './company-list.js';

/** The company's own list of roles, read from its stream; while the events are out of reach, as it was last known. */
@Injectable()
export class CompanySecondSteps extends RequiredSecondSteps {
  private lastKnown: readonly string[] = [];

  constructor(private readonly records: Records) {
    super();
  }

  async isRequiredOf(role: string): Promise<boolean> {
    const listed = await this.roles();
    return listed.some((name) => sameName(name, role.replaceAll('_', ' ')));
  }

  private async roles(): Promise<readonly string[]> {
    try {
      const { state } = await this.records.read(companyList, 'twoStepRoles', { permissions: new Set() });
      this.lastKnown = state.items.filter(({ retired }) => !retired).map(({ facts }) => facts.name ?? '');
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return this.lastKnown;
  }
}
