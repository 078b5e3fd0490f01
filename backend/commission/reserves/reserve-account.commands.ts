import { longText, money } from '../../../events/kernel/field-kinds.rules.js';
import type { ReserveHeld } from '../../../projections/reserve-ledger/reserve-ledger.queries.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

/** Gives somebody a part of their reserve. Body of POST /api/Commission/Reserves/:id/Release. */
export class ReleaseReserve extends commandWith({ amount: money('Amount'), reason: longText('Reason', { length: 1000 }) })<Omit<ReserveHeld, 'employeeId'>> {}

export type AnyReserveCommand = ReleaseReserve;
