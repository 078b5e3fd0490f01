import { useSyncExternalStore } from 'react';
import { announced } from './announce.js';

/** There before it has anything to say, or screen readers would not say it. */
export function Announcer() {
  const words = useSyncExternalStore(announced.watch, announced.words);
  return (
    <span className="visually-hidden" role="status" aria-label="News">
      {words}
    </span>
  );
}
