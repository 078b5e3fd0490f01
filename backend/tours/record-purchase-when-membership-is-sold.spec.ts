import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { EpicContractCreated, EpicContractDealRevised } from '../../events/epic-contracts/epic-contract.events.js';
import type { Lookups } from '../platform/reactions/lookups.js';
import { recordPurchaseWhenMembershipIsSold } from './record-purchase-when-membership-is-sold.js';

/** What happens to which tour. */
async function moved({ type, data }: DomainEvent): Promise<unknown> {
  const rule = recordPurchaseWhenMembershipIsSold.rules.find((one) => one.type === type);
  const caused = rule?.does === 'at once' ? await rule.causes({ type, data, stream: 'epicContract-2089' } as unknown as RecordedEvent, {} as Lookups) : undefined;
  return caused && { id: (caused as { id?: unknown }).id, result: (caused as unknown as { command: { tourResult: string } }).command.tourResult };
}

describe('A tour on which a membership is sold', () => {
  it.each([
    ['written from it', (tourId: number) => EpicContractCreated({ epicContractId: 2089, tourId } as never)],
    ['given to it by an edit', (tourId: number) => EpicContractDealRevised({ memberId: 589, changes: { tourId: { from: 0, to: tourId } } } as never)],
  ])('is Purchased by a contract that is %s', async (_, given) => {
    expect(await moved(given(1180))).toEqual({ id: 1180, result: 'Purchased' });
    expect(await moved(given(0))).toBeUndefined();
  });

  it('is left alone by another edit of the contract', async () => {
    expect(await moved(EpicContractDealRevised({ memberId: 589, changes: { tppDealNumber: { from: '', to: 'T-1' } } } as never))).toBeUndefined();
  });
});
