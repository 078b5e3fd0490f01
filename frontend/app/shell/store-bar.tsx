import { useSyncExternalStore } from 'react';
import { formatTime } from '../../kit/format/dates.js';
import { storeState } from '../../server/store-state.js';

/** Across the whole screen while the event store is away: what works and what waits. */
export function StoreBar() {
  const since = useSyncExternalStore(storeState.watch, () => storeState.awaySince);
  if (!since) return null;
  return (
    <div className="offline-bar no-print" role="alert">
      Since {formatTime(since)} nothing can be saved and no record opened: lists can be read, and what you type is kept
    </div>
  );
}
