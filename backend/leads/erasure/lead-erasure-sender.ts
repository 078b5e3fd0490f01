import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import { interestFormFields, leadFields } from '../../../events/leads/lead.fields.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import type { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import { LeadCommand } from '../lead.handlers.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Erasures } from '../../platform/personal/erasures.js';
import { EraseLead, ProveLeadErasure } from './lead-erasure.commands.js';
import { leadErasure } from './lead-erasure.outgoing.js';
import { LeadPhonesReader } from '../duplicates/lead-phones-reader.js';
import { LeadsTogether } from '../merge/leads-together.js';

/** What contracts say of their parties, and of how these signed, is kept by law (`docs/decisions.md`). */
const KEPT_BY_LAW = {
  tables: ['resale_contract_list', 'resale_contract_records', 'contract_track', 'epic_contract_list', 'member_list'],
  streams: ['resaleContract', 'envelope', 'epicContract', 'member', 'pointsAccount', 'pointsLedgerRow'],
};

/** Words that forms offer stand in many rows, whoever they are about. */
const offered = new Set(Object.values({ ...leadFields, ...interestFormFields }).flatMap((field): readonly string[] => ('options' in field ? (field.options ?? []) : [])));

/** Carries an erasure out, as often as it takes, and proves it in the lead's own history. */
@Injectable()
export class LeadErasureSender implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly erasures: Erasures,
    private readonly commands: Commands,
    private readonly together: LeadsTogether,
    private readonly phones: LeadPhonesReader,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(leadErasure, async ({ leadIds: together }, { id, signal }) => {
      const leadIds = await this.erasedOf(together, id);
      const waiting = () => this.waitingBeside(id);
      const proof = await this.erasures.erase({ leadIds, waiting, keptBy: KEPT_BY_LAW, offered, isOthers: (phone, them) => this.isOthers(phone, them), signal });
      for (const leadId of leadIds) await this.execute(new LeadCommand(leadId, new ProveLeadErasure(), { proof }), id);
    });
  }

  private async waitingBeside(id: string): Promise<readonly (readonly number[])[]> {
    const waiting: (readonly number[])[] = [];
    for (const other of await this.outgoing.waiting(leadErasure)) if (other.id !== id) waiting.push(await this.erasedOf(other.payload.leadIds, other.id));
    return waiting;
  }

  /** Those of them who are erased, in their own streams, from here on. */
  private async erasedOf(together: readonly number[], asking: string): Promise<readonly number[]> {
    const leadIds: number[] = [];
    for (const leadId of together) {
      await this.execute(new LeadCommand(leadId, new EraseLead(), { together: [...together] }), asking);
      if (await this.together.isErased(leadId)) leadIds.push(leadId);
    }
    return leadIds;
  }

  /** A mail address sends nothing that comes in by itself. */
  private async isOthers(knownBy: string, leadIds: readonly number[]): Promise<boolean> {
    return knownBy.startsWith('+') && (await this.phones.holdingNow(knownBy)).some((leadId) => !leadIds.includes(leadId));
  }

  private execute(dispatched: DispatchedCommand, asking: string): Promise<unknown> {
    const commandId = uuidV5(`${dispatched.id} ${dispatched.command.constructor.name}`, asking);
    return this.commands.execute(dispatched, issuedByServer({ kind: 'system', id: leadErasure.name, name: 'Erasure' }, commandId));
  }
}
