import { useSyncExternalStore } from 'react';
import { formatTime } from '../../kit/format/dates.js';
import { savingState } from '../../server/saving-state.js';
import { storeState } from '../../server/store-state.js';

/** Across the whole screen while the event store is away, or slow to save: what works and what waits. */
export function StoreBar() {
  const since = useSyncExternalStore(storeState.watch, () => storeState.awaySince);
  const savesLate = useSyncExternalStore(savingState.watch, () => savingState.isLate);
  if (!since && savesLate)
    return (
      <div className="offline-bar no-print" role="status">
        Still saving: the event store takes longer than usual. What you saved is kept, and this page waits for it
      </div>
    );
  if (!since) return null;
  return (
    <div className="offline-bar no-print" role="alert">
      Since {formatTime(since)} nothing can be saved and no record opened: lists can be read, and what you type is kept
    </div>
  );
}
