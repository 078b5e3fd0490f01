import { Injectable } from '@nestjs/common';
import type { PermissionSet } from '../../platform/auth/permissions.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { lead } from '../lead.js';
import { tours } from '../leads.lists.js';

/** Whose communications somebody sees and adds to: who opens leads, everybody's; who opens tours alone, those of leads with a tour (`decisions.md G17`). */
@Injectable()
export class LeadVisibility {
  constructor(
    private readonly lookUp: LookUp,
    private readonly lists: ListReader,
  ) {}

  /** @param minPosition of what the caller has seen last: a tour that was just booked counts @throws NotFound */
  async require(leadId: number, permissions: PermissionSet, minPosition: string | undefined): Promise<void> {
    if (!(await this.has(leadId, permissions, minPosition))) throw new NotFound(lead.noun, leadId);
  }

  async has(leadId: number, permissions: PermissionSet, minPosition: string | undefined): Promise<boolean> {
    if (permissions.has('Leads_Detail')) return true;
    if (!permissions.has('Tours_Detail')) return false;
    await this.lists.waitFor(tours.list, minPosition);
    return (await this.lookUp.rowsWith(tours, 'leadId', leadId)).length > 0;
  }
}
