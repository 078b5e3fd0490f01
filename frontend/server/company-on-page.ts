import { defaultOwnCompany } from '../../events/company/company-facts.rules.js';
import type { OwnCompany } from '../../events/kernel/own-company.js';

/** What pages say of the company. */
export type CompanyOnPage = Pick<OwnCompany, 'name' | 'phone' | 'place'>;

/** As the server wrote it into the page (`named-page.ts`); the default where Vite's own server sent it. */
export const companyOnPage: CompanyOnPage = written() ?? defaultOwnCompany;

function written(): CompanyOnPage | undefined {
  const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="own-company"]')?.content;
  return told ? (JSON.parse(told) as CompanyOnPage) : undefined;
}
