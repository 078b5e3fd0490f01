import { Injectable } from '@nestjs/common';
import { StreamStates } from '../platform/commands/stream-states.js';
import { streamName } from '../platform/commands/stream-name.js';
import { lead } from './lead.js';

/** The numbers under which one person is known. */
@Injectable()
export class LeadsTogether {
  constructor(private readonly states: StreamStates) {}

  async isThere(leadId: number): Promise<boolean> {
    return lead.exists((await this.states.present(lead, streamName(lead, leadId))).state);
  }

  /** The lead first, then those merged into it, and into those; as the store has them now, whichever process merged them. */
  async of(leadId: number): Promise<readonly number[]> {
    const { state } = await this.states.present(lead, streamName(lead, leadId));
    const further = await Promise.all(state.merged.map((one) => this.of(one.leadId)));
    return [leadId, ...further.flat()];
  }
}
