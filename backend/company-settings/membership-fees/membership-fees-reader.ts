import { Injectable } from '@nestjs/common';
import type { MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import { Records } from '../../platform/records/records.js';
import { COMPANY } from '../company-facts.js';
import { membershipFees } from './membership-fees.js';

/** The fees as they stand now, read from their stream: a contract is never made with those of a moment ago. */
@Injectable()
export class MembershipFeesNow {
  constructor(private readonly records: Records) {}

  async read(): Promise<MembershipFeeValues> {
    const { state } = await this.records.read(membershipFees, COMPANY, { permissions: new Set() });
    const { started: _, ...fees } = state;
    return fees;
  }
}
