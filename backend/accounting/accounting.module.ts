import { Module } from '@nestjs/common';
import { accountingMonthEvents } from '../../events/accounting/accounting-month.events.js';
import { accountingMonthFields } from '../../events/accounting/accounting-month.fields.js';
import { monthWords } from '../../events/kernel/month-words.rules.js';
import { accountingMonths } from '../../projections/accounting-months/accounting-months.projector.js';
import { changedAfterClose } from '../../projections/changed-after-close/changed-after-close.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { accountingLists } from './accounting.lists.js';
import { accountingToday } from './accounting.today.js';
import { accountingMonth, monthOf } from './closing/accounting-month.js';
import { AccountingMonthCommandHandler } from './closing/accounting-month.handlers.js';
import { ClosingController } from './closing/closing.controller.js';
import { ClosedBooksReader } from './closing/closed-books-reader.js';
import { ClosingChecks } from './closing/closing-checks.js';
import { Closings } from './closing/closing-reader.js';
import { JournalController } from './journal/journal.controller.js';
import { Journals } from './journal/journal-reader.js';
import { SheetController } from './sheet/sheet.controller.js';
import { SheetExports } from './sheet/sheet-reader.js';

@Module({ controllers: [ClosingController, JournalController, SheetController], providers: [AccountingMonthCommandHandler, ClosedBooksReader, ClosingChecks, Closings, Journals, SheetExports], exports: [Closings] })
class AccountingModule {}

/** What is made of the contracts that accounting books: the journal, and months that are closed. */
export const accounting: Area = {
  module: AccountingModule,
  lists: accountingLists,
  readModels: [accountingMonths, changedAfterClose],
  today: accountingToday,
  changes: [
    changedAs(accountingMonth, {
      area: 'Accounting',
      calls: (record) => `Books of ${monthWords(monthOf(Number(record)))}`,
      events: accountingMonthEvents,
      fields: accountingMonthFields,
      anyOf: ['Accounting_Main'],
      page: (id) => `/admin/accounting-closing?month=${monthOf(Number(id))}`,
    }),
  ],
};
