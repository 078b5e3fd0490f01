import { Controller, Get, Param, Req } from '@nestjs/common';
import { hiddenFields } from '../../platform/auth/hidden-fields.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { readDay } from '../../platform/calendar/day.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { payPeriod, payPeriodKinds } from '../../platform/calendar/pay-period.rules.js';
import { recordedContract } from '../documents/recorded-contract.js';
import { resaleContract } from '../resale-contract.js';
import { contractList, contractRecords } from '../resale-contracts.lists.js';

/** The contracts that commissions of a week or a month are made of, whole (document 1, section 7). */
@Controller('Contracts/ContractsForPayPeriod')
export class PayPeriodsController {
  constructor(private readonly lookUp: LookUp) {}

  @Get(':kind/:date')
  @Permission('Commission_Main')
  async contracts(@Param('kind') word: string, @Param('date') date: string, @Req() { session }: AuthenticatedRequest): Promise<object[]> {
    const { field, from, to } = periodOf(word, date);
    const keys = await this.lookUp.keysBetween(contractList, field, { from, to });
    const rows = await this.lookUp.rows(contractRecords, keys);
    const hidden = hiddenFields(resaleContract.sensitive, session!.permissions);
    // A contract that has just been made may be in the list before it is read whole.
    return keys.filter((key) => rows.has(key)).map((key) => recordedContract(Number(key), rows.get(key)!.value('facts'), hidden));
  }
}

/** @throws Refusal (400) naming the part of the address at fault */
function periodOf(word: string, date: string) {
  const kind = payPeriodKinds.find((one) => one === word.toLowerCase());
  const payDate = readDay(date);
  if (!kind) throw new Refusal('A pay period is a week or a month', { status: 400, field: 'kind' });
  if (!payDate) throw new Refusal('Please select a pay period.', { status: 400, field: 'date' });
  return payPeriod(kind, payDate);
}
