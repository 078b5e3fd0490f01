import { TOO_MANY_LINES, TOO_MANY_LINES_HERE, TOO_MUCH_SENT } from '../../../backend/platform/realtime/lines/line-refusals.rules.js';
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

const sentences: Readonly<Record<string, string>> = {
  [TOO_MANY_LINES]: 'You have too many pages open: this one does not show what others change. Close some of them and it goes on by itself.',
  [TOO_MANY_LINES_HERE]: 'Too many pages are open in your network: this one does not show what others change. It goes on by itself when others are closed.',
  [TOO_MUCH_SENT]: 'This page asked for too much at once: it does not show what others change. It goes on by itself in a minute.',
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
        {sentences[state.reason] ?? 'This page does not show what others change. It goes on by itself.'}
      </div>
    );
  if (state.kind !== 'offline') return null;
  return (
    <div className="offline-bar no-print" role="alert">
      Offline since {formatTime(state.since)}: what you type is kept
    </div>
  );
}
