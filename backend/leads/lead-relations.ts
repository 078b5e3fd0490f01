import { Injectable } from '@nestjs/common';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { LookUp } from '../platform/lists/look-up.js';
import { NotFound } from '../platform/commands/refusal.js';
import type { WithRepName, WithStatuses, WithTrade } from './lead.commands.js';
import { companyLists, employees, epicContracts, interestRows, leadRecords, resaleContracts, tours } from './leads.lists.js';

/** A membership stays when its lead is erased: contracts are kept by law. */
export interface KeptMembership {
  readonly memberId: number;
  readonly epicContractId: number;
}

const STATUSES = 'leadStatuses';

/** What a lead is to others: the rep who brought it, what it led to, and the company's own words. */
@Injectable()
export class LeadRelations {
  constructor(
    private readonly lookUp: LookUp,
    private readonly lists: ListReader,
  ) {}

  async repNamed(employeeId: number | undefined): Promise<WithRepName> {
    const rep = employeeId ? await this.lookUp.row(employees, employeeId) : undefined;
    return { marketingRep: rep?.text('fullName') };
  }

  /** In the company's order; a retired one is not given any more. */
  async statuses(): Promise<WithStatuses> {
    const row = await this.lookUp.row(companyLists, STATUSES);
    const items = (row?.value('items') ?? []) as readonly CompanyListItem[];
    return { statuses: items.filter(({ retired }) => !retired).map(({ facts }) => facts.name ?? '') };
  }

  async trade(leadId: number, minPosition?: string): Promise<WithTrade> {
    await Promise.all([tours, resaleContracts, epicContracts].map(({ list }) => this.lists.waitFor(list, minPosition)));
    const [held, ...contracts] = await Promise.all([tours, resaleContracts, epicContracts].map((source) => this.lookUp.rowsWith(source, 'leadId', leadId)));
    return { tours: held!.length, contracts: contracts.flat().length };
  }

  /** The members whom contracts of this lead, or of those merged into it, have made. */
  async memberships(leadId: number): Promise<readonly KeptMembership[]> {
    const leads = [leadId, ...(await this.mergedWith(leadId))];
    const contracts = (await Promise.all(leads.map((id) => this.lookUp.rowsWith(epicContracts, 'leadId', id)))).flat();
    return contracts.map((row) => ({ memberId: row.number('memberId'), epicContractId: row.number('epicContractId') })).filter(({ memberId }) => memberId !== 0);
  }

  /** The lead that it is read under; 0 where it stands for itself. */
  async mergedInto(leadId: number): Promise<number> {
    return (await this.lookUp.row(leadRecords, leadId))?.number('mergedInto') ?? 0;
  }

  /** The leads that were merged into it. */
  async mergedWith(leadId: number): Promise<readonly number[]> {
    return (await this.lookUp.keysWhere(leadRecords, 'mergedInto', leadId)).map(Number);
  }

  /** @throws NotFound */
  async leadOfInterest(interestId: number, minPosition?: string): Promise<number> {
    await this.lists.waitFor(interestRows.list, minPosition);
    const row = await this.lookUp.row(interestRows, interestId);
    if (!row) throw new NotFound('interest', interestId);
    return row.number('leadId');
  }
}
