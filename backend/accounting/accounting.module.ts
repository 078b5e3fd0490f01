import { Module } from '@nestjs/common';
import type { Area } from '../platform/areas/area.js';
import { JournalController } from './journal/journal.controller.js';
import { Journals } from './journal/journal-reader.js';

@Module({ controllers: [JournalController], providers: [Journals] })
class AccountingModule {}

/** What is made of the contracts that accounting books. */
export const accounting: Area = { module: AccountingModule, lists: [], readModels: [], changes: [] };
