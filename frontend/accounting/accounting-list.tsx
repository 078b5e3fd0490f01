import { resaleBook } from './accounting-book.js';
import { BookSheet } from './book-sheet.js';

/** /admin/accounting: what accounting books of every resale contract (document 1, Accounting list). */
export function AccountingList() {
  return <BookSheet book={resaleBook} />;
}
