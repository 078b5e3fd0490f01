import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Person } from '../../../backend/platform/realtime/protocol.js';
import { useSession } from '../session.js';
import type { ConnectionState } from './connection-state.js';
import type { Followed, LiveListener } from './follows.js';
import { live } from './live.js';
import type { RecordListener } from './record-follows.js';

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(live.watch, () => live.state);
}

/** Follows a list, or one row of it, from the moment that `position` is known. */
export function useFollow({ list, key }: Followed, position: string | undefined, listener: LiveListener): void {
  const latest = useRef({ position, listener });
  useEffect(() => {
    latest.current = { position, listener };
  });
  const ready = position !== undefined;
  useEffect(() => {
    if (!ready) return undefined;
    const followed = key === undefined ? { list } : { list, key };
    return live.follow(followed, latest.current.position ?? '', {
      onChanges: (changes, at) => latest.current.listener.onChanges(changes, at),
      onRefetch: () => latest.current.listener.onRefetch(),
    });
  }, [list, key, ready]);
}

/** Follows a record by its stream, from when it is `ready`. */
export function useFollowRecord(stream: string | undefined, ready: boolean, listener: RecordListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!ready || stream === undefined) return undefined;
    return live.followRecord(stream, {
      onMoved: (revision, by) => latest.current.onMoved(revision, by),
      onReadAgain: () => latest.current.onReadAgain(),
    });
  }, [stream, ready]);
}

/** Says that this record is open here, and tells who else has it open. */
export function usePresence(list: string, key: string, mode: 'view' | 'edit'): readonly Person[] {
  useEffect(() => live.open({ list, key, mode }), [list, key, mode]);
  return usePeopleAt(list, key);
}

/** Who else has a record open. */
function usePeopleAt(list: string, key: string): readonly Person[] {
  const people = useSyncExternalStore(live.watch, () => live.peopleAt(list, key));
  return useOthers(people);
}

/** Who has a row of the list open to edit, asked row by row. */
export function useEditors(list: string): (key: string) => Person | undefined {
  const me = useMyId();
  const version = useSyncExternalStore(live.watch, () => live.presenceVersion);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the version stands for what peopleAt answers
  return useCallback((key) => live.peopleAt(list, key).find(({ mode, userId }) => mode === 'edit' && userId !== me), [list, me, version]);
}

/** Everybody else who has something open that this browser follows. */
export function useEverybody(): readonly Person[] {
  return useOthers(useSyncExternalStore(live.watch, () => live.everybody()));
}

function useOthers(people: readonly Person[]): readonly Person[] {
  const me = useMyId();
  return people.filter((person) => person.userId !== me);
}

function useMyId(): string {
  return String(useSession().user.userId);
}
