import { formatTime } from '../../kit/format/dates.js';
import type { ConnectionState } from '../../server/live/connection-state.js';
import { useConnectionState } from '../../server/live/use-live.js';

const words: Record<ConnectionState['kind'], string> = {
  connecting: 'Connecting…',
  live: 'Live',
  crowded: 'Not live',
  reconnecting: 'Reconnecting…',
  offline: 'Offline',
};

export function LiveBadge() {
  const { kind } = useConnectionState();
  return (
    <span className={`live-badge live-${kind}`} role="status">
      <span className="live-dot" aria-hidden />
      {words[kind]}
    </span>
  );
}

/** Across the whole screen while the line is down, or there is none. */
export function OfflineBar() {
  const state = useConnectionState();
  if (state.kind === 'crowded')
    return (
      <div className="offline-bar no-print" role="alert">
        You have too many pages open: this one does not show what others change. Close some of them and it goes on by itself.
      </div>
    );
  if (state.kind !== 'offline') return null;
  return (
    <div className="offline-bar no-print" role="alert">
      Offline since {formatTime(state.since)}: what you type is kept
    </div>
  );
}
