import { companyOnPage } from '../server/company-on-page.js';

/** The company, as this page was sent with it. */
export const { name: COMPANY, phone: PHONE, place: PLACE } = companyOnPage;
