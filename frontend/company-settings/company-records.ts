import type { CompanyListAnswer } from '../../backend/company-settings/company-lists.controller.js';
import type { CompanyListName } from '../../events/company/company-list.enums.js';
import type { RecordName } from '../server/use-record.js';

export type CompanyList = CompanyListAnswer;

export const factsRecord: RecordName = { list: 'company-facts', key: '1', url: '/api/CompanySettings/Facts', stream: 'companyFacts-1' };

export const feesRecord: RecordName = { list: 'membership-fees', key: '1', url: '/api/CompanySettings/MembershipFees', stream: 'membershipFees-1' };

export const ratesRecord: RecordName = { list: 'commission-rates', key: '1', url: '/api/CompanySettings/CommissionRates', stream: 'commissionRates-1' };

export function listRecord(list: CompanyListName): RecordName {
  return { list: 'company-lists', key: list, url: `/api/CompanySettings/Lists/${list}`, stream: `companyList-${list}` };
}
