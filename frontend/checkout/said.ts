import { ownCompany } from '../../events/kernel/own-company.enums.js';

export const COMPANY = ownCompany.name;
export const PHONE = ownCompany.phone;
