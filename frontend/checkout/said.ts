import { companyOnPage } from '../server/company-on-page.js';

/** The company, as this page was sent with it. */
export const { name: COMPANY, phone: PHONE, place: PLACE } = companyOnPage;

/** Where no card is charged: a phone has room for it below the fields. */
export const TEST_CARDS = 'Use the test card 4242 4242 4242 4242 to pay, or 4000 0000 0000 0002 to see a decline';
