import { useEffect, useRef } from 'react';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { useSession } from '../../server/session.js';
import { announce } from '../announce/announce.js';
import type { ListDefinition } from './list-definition.js';
import { newsInWords } from './news-in-words.js';

/** What others did, and where its rows stand for who looks at them. */
interface News {
  readonly changes: ReadonlyMap<unknown, PushedChange>;
  readonly window: { placeOf(key: string): number | undefined };
}

/** A burst is said in one sentence, and a busy list not more often than this. */
const GATHERS_MS = 1_500;

/** What others do to rows of this list is said once; what one does oneself is known. */
export function useNewsAloud({ noun }: Pick<ListDefinition<object>, 'noun'>, { changes, window }: News): void {
  const { name } = useSession();
  const told = useRef(new WeakSet<PushedChange>());
  const gathered = useRef<PushedChange[]>([]);
  const shown = useRef(window);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const fresh = [...changes.values()].filter((change) => !told.current.has(change));
    for (const change of fresh) told.current.add(change);
    // Every change of a row that one may not see comes as its removal: it is news only where the row stood here before.
    gathered.current.push(...fresh.filter(({ by, key, row }) => by !== name && (row !== null || shown.current.placeOf(key) !== undefined)));
    shown.current = window;
    if (gathered.current.length === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // A new row is fetched meanwhile; what is not in this view is no news of it.
      const here = gathered.current.splice(0).filter(({ key, row }) => row === null || shown.current.placeOf(key) !== undefined);
      if (here.length > 0) announce(newsInWords(noun, here));
    }, GATHERS_MS);
  }, [changes, window, noun, name]);
}
