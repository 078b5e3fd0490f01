import { membershipBook } from './accounting-book.js';
import { BookSheet } from './book-sheet.js';

/** /admin/accounting-memberships: what accounting books of every membership (`decisions.md D24`). */
export function AccountingMemberships() {
  return <BookSheet book={membershipBook} />;
}
