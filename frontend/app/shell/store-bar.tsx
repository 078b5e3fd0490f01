import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { formatTime } from '../../kit/format/dates.js';
import { storeState } from '../../server/store-state.js';

/** Across the whole screen while the event store is away: what works and what waits. */
export function StoreBar() {
  const since = useSyncExternalStore(storeState.watch, () => storeState.awaySince);
  const client = useQueryClient();
  useEffect(() => {
    if (!since) return undefined;
    // Once it is back, what could not be read meanwhile is.
    return () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [since, client]);
  if (!since) return null;
  return (
    <div className="offline-bar no-print" role="alert">
      Since {formatTime(since)} nothing can be saved and no record opened: lists can be read, and what you type is kept
    </div>
  );
}
