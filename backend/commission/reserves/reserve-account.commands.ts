import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { longText, money } from '../../../events/kernel/field-kinds.rules.js';
import type { ReserveHeld } from '../../../projections/reserve-ledger/reserve-ledger.queries.js';
import { decimalText } from '../../platform/http/bodies/decimal-text.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

/** Whoever types it reads why it is none: in no words of the wire. */
const amount = applyDecorators(Transform(decimalText(2)), Matches(/^\d{1,10}\.\d{2}$/, { message: 'Please enter an amount, such as 250.00' }));

/** Gives somebody a part of their reserve. Body of POST /api/Commission/Reserves/:id/Release. */
export class ReleaseReserve extends commandWith({ amount: money('Amount'), reason: longText('Reason', { length: 1000 }) }, { amount })<Omit<ReserveHeld, 'employeeId'>> {}

export type AnyReserveCommand = ReleaseReserve;
