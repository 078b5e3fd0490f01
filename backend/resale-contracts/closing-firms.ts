import { Injectable } from '@nestjs/common';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import { LookUp } from '../platform/lists/look-up.js';
import { firmNamed, type ClosingFirm } from './closing-agent.rules.js';
import { companyLists } from './resale-contracts.lists.js';

const LIST = 'closingAgents';

/** The firms that the company closes with. */
@Injectable()
export class ClosingFirms {
  constructor(private readonly lookUp: LookUp) {}

  /** The firm that a body names; a retired one is as unknown as one that was never there. */
  async named(closingAgent: string | undefined): Promise<ClosingFirm | undefined> {
    if (!closingAgent) return undefined;
    const row = await this.lookUp.row(companyLists, LIST);
    const items = (row?.value('items') ?? []) as readonly CompanyListItem[];
    return firmNamed(closingAgent, items.filter(({ retired }) => !retired).map(({ facts }) => facts));
  }
}
