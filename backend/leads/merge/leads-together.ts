import { Injectable } from '@nestjs/common';
import { StreamStates } from '../../platform/commands/stream-states.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { lead } from '../lead.js';
import type { Lead } from '../lead.state.js';

/** The numbers under which one person is known. */
@Injectable()
export class LeadsTogether {
  constructor(private readonly states: StreamStates) {}

  async isThere(leadId: number): Promise<boolean> {
    return lead.exists(await this.now(leadId));
  }

  async isErased(leadId: number): Promise<boolean> {
    return (await this.now(leadId)).erasure !== null;
  }

  async isDeleted(leadId: number): Promise<boolean> {
    return (await this.now(leadId)).deleted;
  }

  /** The lead first, then those merged into it, and into those; as the store has them now, whichever process merged them, or took them apart. */
  async of(leadId: number): Promise<readonly number[]> {
    const { merged } = await this.now(leadId);
    const further = await Promise.all(merged.map(async (one) => ((await this.now(one.leadId)).mergedInto === leadId ? this.of(one.leadId) : [])));
    return [leadId, ...further.flat()];
  }

  /** The lead that it is read under: itself, where it stands for itself. */
  async standing(leadId: number): Promise<number> {
    const { mergedInto } = await this.now(leadId);
    return mergedInto === 0 ? leadId : this.standing(mergedInto);
  }

  /** As the store has it, whichever process wrote last. */
  private async now(leadId: number): Promise<Lead> {
    return (await this.states.present(lead, streamName(lead, leadId))).state;
  }
}
