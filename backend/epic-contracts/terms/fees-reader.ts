import { Injectable } from '@nestjs/common';
import { membershipFeeFields, type MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import type { CompanyFees } from '../../../events/epic-contracts/sale-conditions.js';
import { membershipFeesQuery } from '../../../projections/membership-fees/membership-fees.queries.js';
import { LookUp, type LookUpSource } from '../../platform/lists/look-up.js';
import { companyFeesOf } from './company-fees.rules.js';
import { documentedFees } from './epic-contract.pricing.js';

/** There is one company (`decisions.md A20`). */
const COMPANY = 1;
const fees: LookUpSource = { list: 'membership-fees', query: membershipFeesQuery };

/** The company's fees as they stand now, which a new contract keeps. */
@Injectable()
export class FeesNow {
  constructor(private readonly lookUp: LookUp) {}

  async read(): Promise<CompanyFees> {
    const row = await this.lookUp.row(fees, COMPANY);
    if (!row) return documentedFees;
    return companyFeesOf(Object.fromEntries(Object.keys(membershipFeeFields).map((name) => [name, row.value(name)])) as unknown as MembershipFeeValues);
  }
}
