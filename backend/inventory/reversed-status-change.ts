import type { RecordedOf } from '../../events/kernel/event.js';
import { ContractStatusChanged } from '../../events/resale-contracts/resale-contract.events.js';
import type { EventStore } from '../../events/store/event-store.js';

export type ReversedStatusChange = (event: RecordedOf<typeof ContractStatusChanged>) => Promise<string | undefined>;

/** Undo sends the status of before: the change that it takes back is the contract's last one, the other way round. @returns its id */
export function reversedStatusChange(store: Pick<EventStore, 'read'>): ReversedStatusChange {
  return async ({ stream, revision, data }) => {
    if (revision === 0) return undefined;
    for await (const before of store.read(stream, { direction: 'backward', from: revision - 1 })) {
      if (before.type !== ContractStatusChanged.type) continue;
      const { from, to } = before.data as { readonly from: string; readonly to: string };
      return from === data.to && to === data.from ? before.id : undefined;
    }
    return undefined;
  };
}
