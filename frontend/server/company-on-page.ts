import { defaultOwnCompany } from '../../events/company/company-facts.rules.js';
import type { OwnCompany } from '../../events/kernel/own-company.js';

/** What pages say of the company. */
export type CompanyOnPage = Pick<OwnCompany, 'name' | 'phone' | 'place'>;

/** As the server wrote it into the page (`named-page.ts`). */
export const companyOnPage: CompanyOnPage = companyTold(globalThis.document?.querySelector<HTMLMetaElement>('meta[name="own-company"]')?.content);

/** The default where Vite's own server sent the page, or where it cannot be read: no page stays white for a name. */
export function companyTold(content: string | undefined): CompanyOnPage {
  if (!content) return defaultOwnCompany;
  try {
    return { ...defaultOwnCompany, ...(JSON.parse(content) as CompanyOnPage) };
  } catch {
    return defaultOwnCompany;
  }
}
