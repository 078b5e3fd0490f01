import { contractWords } from './contract-words.js';
import { giftWords } from './gift-words.js';
import { inventoryWords } from './inventory-words.js';
import { leadWords } from './lead-words.js';
import { listingWords } from './listing-words.js';

/** A screen as a document words it. Typed from there, not from the code. */
export interface WordedScreen {
  /** Document and section. */
  readonly from: string;
  /** Its address; `:id` stands for a record of the test's. */
  readonly screen: string;
  /** What is filled in first, by its label: words, or what a select list sends. */
  readonly answered?: Readonly<Record<string, string>>;
  /** Buttons that are pressed first, in order. */
  readonly after?: readonly string[];
  /** Headings, columns, labels, buttons. */
  readonly texts: readonly string[];
  /** What a select list offers, by its label, in order; others, such as a blank and the company's own, may be among them. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** What a select list sends, by its label: these and no others, in order, but for a blank and what the record has already. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Select lists that are set first, since others come with what they say. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Select lists of what the company has, by their label: the call whose answers they offer, these and no others in that order, and the name of one there. */
  readonly offered?: Readonly<Record<string, readonly [call: string, name: string]>>;
  /** What is said when a date is left blank and saved, in the order in which it is checked. */
  readonly blanked?: Readonly<Record<string, string>>;
  /** What is said where a call answers nothing, by that call. */
  readonly empty?: Readonly<Record<string, string>>;
  /** What is said until a call has answered. */
  readonly loading?: { readonly call: string; readonly text: string };
}

const slots = [
  ...['09:00 AM', '09:15 AM', '09:30 AM', '09:45 AM', '10:00 AM', '10:15 AM', '10:30 AM', '10:45 AM', '11:00 AM', '11:15 AM', '11:30 AM', '11:45 AM'],
  ...['12:00 PM', '12:15 PM', '12:30 PM', '12:45 PM', '01:00 PM', '01:15 PM', '01:30 PM', '01:45 PM', '02:00 PM', '02:15 PM', '02:30 PM', '02:45 PM', '03:00 PM'],
];
/** Document 3, section 5; the rest of the list is the company's own (decisions.md G19). */
const marketingSources = ['Flyer', 'Invitation', 'Mimosas', 'Mailout', 'Mini', 'Telemarketing', 'OPC', 'Walk-In', 'Call In', 'Brochure', 'Be Back', 'Referral', 'Pool', 'Other'];
const noReps = { '**/api/Employees/SalesReps': 'No available sales reps.', '**/api/Employees/MarketingReps': 'No available marketing reps.', '**/api/GiftTypes/AvailableGifts': 'No available gifts.' };

/** By the name that the test goes by. */
export const wordedScreens: Readonly<Record<string, WordedScreen>> = {
  ...leadWords,
  ...giftWords,
  ...inventoryWords,
  ...contractWords,
  ...listingWords,
  'Tour Waves': {
    from: 'D3 2.5',
    screen: '/admin/tours',
    texts: ['Tour Waves', 'Tour Date/time', 'Lead Name', 'Tour Status', 'Tour Result', 'Marketing Source', 'Gift(s)', 'Sales Rep', 'Notes'],
    empty: { '**/api/lists/tour-list?*': 'No tours available.' },
    loading: { call: '**/api/lists/tour-list?*', text: 'Loading...' },
  },
  'the detail of a tour': {
    from: 'D3 2.5',
    screen: '/admin/tours-detail/:tour',
    texts: ['Edit', 'Lead Communications', 'Lead', 'Spouse', 'Date', 'Time', 'Sales rep', 'Marketing source', 'Result', 'Gifts', 'Notes', 'Purchase Options', 'Epic', 'Resale', 'HSI / RCI'],
  },
  'the edit of a tour': {
    from: 'D3 2.5, 4, 5',
    screen: '/admin/tours-edit/:tour',
    texts: ['Lead first name', 'Lead last name', 'Notes', 'Gifts', 'Save'],
    choices: {
      Time: slots,
      Status: ['Scheduled', 'Confirmed', 'Canceled', 'No Show', 'Not Qualified', 'Started', 'Ended'],
      Result: ['Purchased', 'No Buy', 'Walk Out', 'Rescheduled', 'Be Back'],
      'Marketing source': marketingSources,
    },
    empty: noReps,
  },
  'the booking of a tour': {
    from: 'D3 2.4, 5',
    screen: '/admin/leads-detail/:lead',
    after: ['Book New Tour'],
    texts: ['Sales rep', 'Marketing rep', 'Marketing source', 'Tour date', 'Time', 'Gifts', 'Save'],
    choices: { Time: slots, 'Marketing source': marketingSources },
    empty: noReps,
  },
  'the report of all tours': {
    from: 'D3 2.5, decisions.md I12',
    screen: '/admin/reports-tours-all',
    texts: ['Tour ID', 'Date', 'Time', 'Sales Rep', 'Lead Name', 'Status', 'Result', 'Gifts', 'Go'],
    empty: { '**/api/lists/tour-list?*limit=500*': 'No tours found.' },
  },
};
