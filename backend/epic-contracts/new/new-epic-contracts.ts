import { Injectable } from '@nestjs/common';
import { leadFields } from '../../../events/leads/lead.fields.js';
import { sensitiveOf } from '../../../events/kernel/field.rules.js';
import { hiddenFields } from '../../platform/auth/hidden-fields.js';
import type { PermissionSet } from '../../platform/auth/permissions.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { leads, tours } from '../epic-contracts.lists.js';
import { buyersOf, filledIn, type Prefilled } from './new-epic-contract.rules.js';

/** What the form of a new contract starts with. */
export interface NewEpicContractAnswer {
  /** 0: from no tour. */
  readonly tourId: number;
  /** 0 where the tour has none, or there is no tour. */
  readonly leadId: number;
  /** By the contract's own names; what the reader may not see of the lead is left out, and filled in when it is saved. */
  readonly values: Prefilled;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What tour and lead say of a membership contract that is about to be written. */
@Injectable()
export class NewEpicContracts {
  constructor(private readonly lookUp: LookUp) {}

  /** @throws NotFound when there is no such tour */
  async answer(tourId: number, permissions: PermissionSet): Promise<NewEpicContractAnswer> {
    if (tourId === 0) return { tourId, leadId: 0, values: {} };
    const { leadId, salesAgent, buyers } = await this.known(tourId);
    return { tourId, leadId, values: { ...buyers(hiddenFrom(permissions)), ...(salesAgent && { salesAgent }) } };
  }

  /** What the writer could not see of the lead, and so left out; and whose tour it is. @throws NotFound when there is no such tour */
  async leftOut({ tourId = 0, ...sent }: { readonly tourId?: number }, permissions: PermissionSet): Promise<Prefilled> {
    if (tourId === 0) return {};
    const { leadId, buyers } = await this.known(tourId);
    return { ...filledIn(buyers(NOTHING), buyers(hiddenFrom(permissions)), sent), leadId };
  }

  private async known(tourId: number) {
    const tour = await this.lookUp.row(tours, tourId);
    if (!tour) throw new NotFound('tour', tourId);
    const leadId = tour.number('leadId');
    const row = leadId === 0 ? undefined : await this.lookUp.row(leads, leadId);
    const lead = row?.value('deleted') === true ? undefined : row;
    const seen = (hidden: ReadonlySet<string>) => Object.fromEntries(Object.keys(leadFields).filter((name) => !hidden.has(name)).map((name) => [name, lead!.value(name)]));
    return {
      leadId,
      salesAgent: [tour.text('assignedEmployeeFirstName'), tour.text('assignedEmployeeLastName')].filter(Boolean).join(' '),
      buyers: (hidden: ReadonlySet<string>): Prefilled => (lead ? buyersOf(seen(hidden)) : {}),
    };
  }
}

function hiddenFrom(permissions: PermissionSet): ReadonlySet<string> {
  return new Set(hiddenFields(sensitiveOf(leadFields), permissions));
}
