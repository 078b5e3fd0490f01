import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { leadFields } from '../../../events/leads/lead.fields.js';
import { phonesKept } from '../../../events/kernel/phone.rules.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import { contactKeys, duplicatesStatement, keysOfLeadsStatement, type Contact } from '../../../projections/lead-list/lead-duplicates.queries.js';
import type { PermissionSet } from '../../platform/auth/permissions.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { leadList } from '../leads.lists.js';
import { LeadsTogether } from '../merge/leads-together.js';
import { leadMatch, type LeadDuplicate } from './lead-duplicates.dto.js';

interface Row {
  readonly leadId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly contactKeys: readonly string[];
  readonly lastTour: string | null;
}

/** Beside a form that somebody is filling in. */
const MOST_TYPED = 6;
/** A page has room for those of a whole house, of each of its numbers. */
const MOST_SHOWN = 30;

const blank = blankValues(leadFields);

/**
 * Leads that may be the same person. Who does not see phones, mail and address of leads is told of those of the same name
 * alone, whom they find in the list as well: any other answer would tell whose number it is that they have typed.
 */
@Injectable()
export class LeadDuplicatesReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
    private readonly lists: ListReader,
    private readonly together: LeadsTogether,
  ) {}

  /** Of what stands in a form. @param leadId that is edited; 0 for a new one */
  async like(typed: Partial<Contact>, leadId: number, permissions: PermissionSet): Promise<readonly LeadDuplicate[]> {
    this.ready.require(leadList.list);
    return this.sharing(contactKeys({ ...blank, ...phonesKept(leadFields, typed) }), [leadId], MOST_TYPED, permissions);
  }

  /** Of a lead that is there, and of those that were merged into it: whoever shares their phones is as near. @param position what the list has to have read */
  async of(leadId: number, permissions: PermissionSet, position?: string): Promise<readonly LeadDuplicate[]> {
    this.ready.require(leadList.list);
    await this.lists.waitFor(leadList.list, position);
    const own = await this.together.of(leadId);
    const known = await this.query<{ readonly key: string }>(keysOfLeadsStatement(own));
    return this.sharing(known.map(({ key }) => key), own, MOST_SHOWN, permissions);
  }

  private async sharing(keys: readonly string[], own: readonly number[], most: number, permissions: PermissionSet): Promise<readonly LeadDuplicate[]> {
    const all = permissions.has('Leads_Sensitive');
    const asked = keys.filter((key) => key.startsWith('name:') !== all);
    if (asked.length === 0) return [];
    const rows = await this.query<Row>(duplicatesStatement(asked, own, most));
    return rows.map((row) => duplicate(row, row.contactKeys.filter((key) => asked.includes(key)), all));
  }

  private async query<T extends object>({ text, values }: SqlStatement): Promise<T[]> {
    return (await this.pool.query<T>({ text, values: [...values] })).rows;
  }
}

function duplicate({ leadId, firstName, lastName, city, lastTour }: Row, shared: readonly string[], all: boolean): LeadDuplicate {
  return { leadId, name: [firstName, lastName].filter(Boolean).join(' '), ...(all && { city }), lastTour, matches: shared.map(leadMatch) };
}
