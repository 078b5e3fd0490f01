import { date, longText, money, reference, text, time } from '../kernel/field-kinds.rules.js';

export const reserveMovements = ['Withheld', 'Charged', 'Released'] as const;
export type ReserveMovement = (typeof reserveMovements)[number];

export const reserveLedgerFields = {
  entryId: text('Entry'),
  employeeId: reference('Employee number'),
  employeeName: text('Employee'),
  at: time('When'),
  movement: text('Movement', { options: reserveMovements }),
  /** What it adds to the reserve; below zero where it takes something. */
  amount: money('Amount'),
  payRunId: text('Pay run'),
  payDate: date('Pay date'),
  by: text('By'),
  reason: longText('Reason'),
} as const;
