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
      Saving waits since {formatTime(since)}, and so does opening a record: lists can be read, and what you type is kept
    </div>
  );
}
