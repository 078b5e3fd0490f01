import { Command } from '../../platform/commands/command.js';
import { RequiredTextField, TextField } from '../../platform/http/bodies/body-fields.decorator.js';
import type { JournalFigures } from '../journal/journal.dto.js';
import type { ClosingCheck } from './closing.dto.js';

const MAX_REASON = 1_000;

/** What the month comes to and what was looked at, read by the server. */
export interface WithFigures {
  readonly figures: JournalFigures;
  readonly checks: readonly ClosingCheck[];
}

/** The newest closed month, where there is one. */
export interface WithNewest {
  readonly newestClosed: string | undefined;
}

/** Body of POST /api/Accounting/Months/{id}/Close. */
export class CloseMonth extends Command<WithFigures> {
  /** Why; asked for where a check does not hold. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of POST /api/Accounting/Months/{id}/Reopen. */
export class ReopenMonth extends Command<WithNewest> {
  @RequiredTextField(MAX_REASON)
  reason!: string;
}

export const accountingMonthCommands = [CloseMonth, ReopenMonth] as const;
export type AnyAccountingMonthCommand = InstanceType<(typeof accountingMonthCommands)[number]>;
