import { useEffect, useState } from 'react';
import { useSession } from '../../../server/session.js';
import { Kept, usePlace } from '../../page/kept.js';
import type { ListDefinition, Row } from '../list-definition.js';
import { followWindow, isGone, nothingSelected, select, type SelectHow, type Selection } from './selection.js';
import type { LoadedList } from '../use-list.js';

/** What a person is at in a list: the rows that are selected, one of them active, and whether that is peeked at. */
interface AtRow {
  readonly selection: Selection<Row>;
  readonly peeking: boolean;
}

const kept = new Kept<AtRow>();
const nowhere: AtRow = { selection: nothingSelected, peeking: false };

/** Back leads to the row where the list was left, and to its peek. */
export function useSelection<R extends object>({ list, key }: ListDefinition<R>, { window, loader, outdated, summary }: LoadedList) {
  const { user } = useSession();
  const { here, left } = usePlace(`${user.userId} ${list}`);
  const [of, setOf] = useState(loader);
  const [leftAt, setLeftAt] = useState(() => kept.of(left));
  const [{ selection, peeking }, setAt] = useState(leftAt ?? nowhere);
  const keyOf = (row: Row) => String(row[key]);
  const followed = followWindow(selection, window, keyOf);
  if (followed !== selection) setAt({ selection: followed, peeking });
  // Another view of the list: nothing is selected in it yet.
  if (of !== loader) {
    setOf(loader);
    setAt({ selection: nothingSelected, peeking });
  }
  // The rows are there again: one that has gone meanwhile is not peeked at, and the keys go on from its place.
  const gone = leftAt !== undefined && !outdated && isGone(followed, window, summary !== undefined, keyOf);
  if (leftAt && !outdated && (gone || window.at(followed.place))) {
    setLeftAt(undefined);
    if (gone) setAt({ selection: select(followed, window, Math.min(followed.place, window.length - 1), 'only', keyOf), peeking: false });
  }
  useEffect(() => kept.keep(here, { selection: followed, peeking }), [here, followed, peeking]);
  const onSelect = (place: number, how: SelectHow) => {
    const next = select(followed, window, place, how, keyOf);
    setAt({ selection: next, peeking });
    if (next.key !== followed.key) loader.moveOn();
  };
  return { selection: followed, onSelect, peeking, onPeeking: (next: boolean) => setAt({ selection: followed, peeking: next }) };
}
