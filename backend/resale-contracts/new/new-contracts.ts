import { Injectable } from '@nestjs/common';
import { inventoryFields } from '../../../events/inventory/inventory.fields.js';
import { leadFields } from '../../../events/leads/lead.fields.js';
import { sensitiveOf, type FieldTable } from '../../../events/kernel/field.rules.js';
import { hiddenFields } from '../../platform/auth/hidden-fields.js';
import type { PermissionSet } from '../../platform/auth/permissions.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { LookUp } from '../../platform/lists/look-up.js';
import type { LookedUp } from '../../platform/lists/looked-up.js';
import { filledIn, leadInContract, tourInContract, unitInContract, type Known, type Prefilled } from './new-contract.rules.js';
import { leads, tours, units } from '../resale-contracts.lists.js';
import { UnitsOnSale } from '../units-on-sale.js';
import type { UnitHolder } from '../unit-on-sale.rules.js';

/** What a new contract is for; 0 means none (`decisions.md C14`). */
export interface WhatFor {
  readonly inventoryId: number;
  readonly tourId: number;
}

/** What the form of a new contract starts with. */
export interface NewContractAnswer {
  readonly inventoryId: number;
  readonly tourId: number;
  /** 0 where the tour has none, or there is no tour. */
  readonly leadId: number;
  /** By the contract's own names; what the reader may not see of unit and lead is left out, and filled in when it is saved. */
  readonly values: Prefilled;
  /** The contract that sells the unit already. */
  readonly holder: UnitHolder | null;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What unit, tour and lead say of a contract that is about to be written. */
@Injectable()
export class NewContracts {
  constructor(
    private readonly lookUp: LookUp,
    private readonly units: UnitsOnSale,
  ) {}

  /** @throws NotFound when there is no such unit or tour */
  async answer(wanted: WhatFor, permissions: PermissionSet): Promise<NewContractAnswer> {
    const rows = await this.known(wanted);
    const seen = visibleRows(rows, permissions);
    const holder = wanted.inventoryId === 0 ? undefined : await this.units.holderOf(wanted.inventoryId);
    // Who has it may be told: whoever opened the unit while it was offered is to know why it is not any more.
    if (rows.unit && !seen.unit && !holder) throw new NotFound('inventory', wanted.inventoryId);
    return { ...wanted, leadId: rows.tour?.number('leadId') ?? 0, values: prefilled(seen, hiddenFrom(permissions)), holder: holder ?? null };
  }

  /** What the writer of a contract could not see of unit and lead, and so left out: it is filled in for them, a party whole or not at all. */
  async leftOut({ inventoryId = 0, tourId = 0, ...sent }: Partial<WhatFor> & Known, permissions: PermissionSet): Promise<Prefilled> {
    const wanted = { inventoryId, tourId };
    if ((wanted.inventoryId === 0 && wanted.tourId === 0) || hiddenFrom(permissions).size === 0) return {};
    const known = await this.known(wanted).catch(unlessAbsent);
    if (!known) return {};
    const rows = visibleRows(known, permissions);
    return filledIn(prefilled(rows, NOTHING), prefilled(rows, hiddenFrom(permissions)), sent);
  }

  private async known({ inventoryId, tourId }: WhatFor) {
    const [unit, tour] = await Promise.all([inventoryId === 0 ? undefined : this.lookUp.row(units, inventoryId), tourId === 0 ? undefined : this.lookUp.row(tours, tourId)]);
    if (inventoryId !== 0 && !unit) throw new NotFound('inventory', inventoryId);
    if (tourId !== 0 && !tour) throw new NotFound('tour', tourId);
    const leadId = tour?.number('leadId') ?? 0;
    const lead = leadId === 0 ? undefined : await this.lookUp.row(leads, leadId);
    return { unit, tour, lead: lead?.value('deleted') === true ? undefined : lead };
  }
}

interface Rows {
  readonly unit: LookedUp | undefined;
  readonly tour: LookedUp | undefined;
  readonly lead: LookedUp | undefined;
}

/** What the contract says of a unit or a tour that there is not is its own affair; what is not known in this moment must not be left out for good. */
function unlessAbsent(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error;
}

/** What cannot be sold is not there for who lacks Inventory_Sensitive (`decisions.md B16`). */
function visibleRows(rows: Rows, permissions: PermissionSet): Rows {
  const seen = permissions.has('Inventory_Sensitive') || rows.unit?.text('listingStatus') === 'Available';
  return seen ? rows : { ...rows, unit: undefined };
}

/** Units and leads have no field of the same name. */
function hiddenFrom(permissions: PermissionSet): ReadonlySet<string> {
  return new Set([inventoryFields, leadFields].flatMap((fields) => [...hiddenFields(sensitiveOf(fields), permissions)]));
}

function prefilled({ unit, tour, lead }: Rows, hidden: ReadonlySet<string>): Prefilled {
  return {
    ...(unit && unitInContract(valuesOf(unit, inventoryFields, hidden))),
    ...(tour && tourInContract({ tourId: tour.number('tourId'), assignedEmployeeFirstName: tour.text('assignedEmployeeFirstName'), assignedEmployeeLastName: tour.text('assignedEmployeeLastName') })),
    ...(lead && leadInContract({ leadId: lead.number('leadId'), ...valuesOf(lead, leadFields, hidden) })),
  };
}

function valuesOf(row: LookedUp, fields: FieldTable, hidden: ReadonlySet<string>): Known {
  const names = Object.keys(fields).filter((name) => !hidden.has(name));
  return Object.fromEntries(names.map((name) => [name, row.value(name)]));
}
