import { Injectable } from '@nestjs/common';
import type { CompanyListItem } from '../../../events/company/company-list-items.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { companyLists } from '../leads.lists.js';
import type { Template } from './lead-text.commands.js';

const LIST = 'textTemplates';

/** What its row is made of. */
export const TEMPLATES_STREAM = `companyList-${LIST}`;

/** Where the company has not said it. */
const HOURS = 24;

/** The company's own words for texts. */
@Injectable()
export class TextTemplates {
  constructor(private readonly lookUp: LookUp) {}

  /** @returns undefined when there is none of that name in use */
  async named(name: string): Promise<Template | undefined> {
    const row = await this.lookUp.row(companyLists, LIST);
    const items = (row?.value('items') ?? []) as readonly CompanyListItem[];
    const facts = items.find(({ retired, facts }) => !retired && facts.name === name)?.facts;
    return facts && { name, wording: facts.wording ?? '', hours: Number(facts.hours || HOURS) };
  }
}
