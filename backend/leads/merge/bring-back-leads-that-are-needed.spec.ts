import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import { EpicContractDealRevised } from '../../../events/epic-contracts/epic-contract.events.js';
import { DealRevised } from '../../../events/resale-contracts/resale-contract.events.js';
import type { Lookups } from '../../platform/reactions/lookups.js';
import { bringBackLeadsThatAreNeeded } from './bring-back-leads-that-are-needed.js';

/** Lead 640 is deleted. */
async function restored({ type, data }: DomainEvent): Promise<unknown> {
  const reaction = bringBackLeadsThatAreNeeded({ trade: () => Promise.reject(new Error('not asked')), isDeleted: (leadId) => Promise.resolve(leadId === 640) });
  const rule = reaction.rules.find((one) => one.type === type);
  const caused = rule?.does === 'at once' ? await rule.causes({ type, data } as unknown as RecordedEvent, {} as Lookups) : undefined;
  return (caused as { id?: unknown } | undefined)?.id;
}

describe('A lead that is deleted', () => {
  it.each([
    ['resale', (leadId: number) => DealRevised({ changes: { leadId: { from: 12, to: leadId } } } as never)],
    ['membership', (leadId: number) => EpicContractDealRevised({ memberId: 589, changes: { leadId: { from: 12, to: leadId } } } as never)],
  ])('comes back when a %s contract is edited onto it', async (_, given) => {
    expect(await restored(given(640))).toBe(640);
    expect(await restored(given(13))).toBeUndefined();
  });
});
