import type { WordedScreen } from './words.js';

const statuses = { Status: ['Active', 'Inactive'] };

/** Document 2, "Gifts"; decisions.md B6 to B8. */
export const giftWords: Readonly<Record<string, WordedScreen>> = {
  'the list of gifts': { from: 'D2, Gifts', screen: '/admin/gifts', texts: ['Gift Name', 'Status', 'New Gift'] },
  'a new gift': { from: 'D2, Gifts', screen: '/admin/gifts-new', texts: ['Gift name', 'Status', 'Save'], choices: statuses },
  'the detail of a gift': { from: 'D2, Gifts', screen: '/admin/gifts-detail/:gift', texts: ['Active', 'Edit'] },
};
