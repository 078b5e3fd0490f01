import { companyFactFields, type CompanyFactField, type CompanyFactValues } from '../../events/company/company-facts.fields.js';

export interface FactFault {
  readonly field: CompanyFactField;
  readonly message: string;
}

const SHORTEST_PHONE = 7;

/** Why the facts cannot be kept like this, with each field at fault: what form and decider say alike. */
export function factFaults(facts: CompanyFactValues): readonly FactFault[] {
  const names = Object.keys(companyFactFields) as CompanyFactField[];
  const blank = names.filter((field) => facts[field].trim() === '').map((field) => ({ field, message: `${companyFactFields[field].label} is missing` }));
  const rules: readonly (FactFault | false)[] = [
    !isPhone(facts.companyPhone) && { field: 'companyPhone', message: 'This is no phone number' },
    !/^[A-Z]{2}$/.test(facts.companyState) && { field: 'companyState', message: 'A state has two letters, like FL' },
    !/^\d{5}(-\d{4})?$/.test(facts.companyZipcode) && { field: 'companyZipcode', message: 'A ZIP code has five digits, or nine with a dash' },
    !companyFactFields.agentsNeedCode.options.includes(facts.agentsNeedCode as 'Yes') && { field: 'agentsNeedCode', message: 'Please say Yes or No' },
  ];
  const broken = rules.filter((rule): rule is FactFault => rule !== false && !blank.some(({ field }) => field === rule.field));
  return [...blank, ...broken];
}

/** Firms print letters for digits: 1-800-CLOSING. */
function isPhone(written: string): boolean {
  return /^\+?[\dA-Z\s().-]+$/i.test(written) && /\d/.test(written) && written.replace(/[^\dA-Z]/gi, '').length >= SHORTEST_PHONE;
}
