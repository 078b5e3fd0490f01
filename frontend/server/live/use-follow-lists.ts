import { useEffect, useRef } from 'react';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { live } from './live.js';

export interface ListsListener {
  onChanges(list: string, changes: readonly PushedChange[], position: string): void;
  onRefetch(): void;
}

/** Follows several lists from the moment that `position` is known. */
export function useFollowLists(lists: readonly string[], position: string | undefined, listener: ListsListener): void {
  const latest = useRef({ position, listener });
  useEffect(() => {
    latest.current = { position, listener };
  });
  const [names, ready] = [lists.join(' '), position !== undefined];
  useEffect(() => {
    if (!ready || names === '') return undefined;
    const ends = names.split(' ').map((list) =>
      live.follow({ list }, latest.current.position ?? '', {
        onChanges: (changes, at) => latest.current.listener.onChanges(list, changes, at),
        onRefetch: () => latest.current.listener.onRefetch(),
      }),
    );
    return () => ends.forEach((end) => end());
  }, [names, ready]);
}
