import type { Position } from '../../../events/store/event-store.js';
import type { RowChange } from './change-log.js';
import type { RowOf } from '../run/handler.js';

/** Who is further behind than this reads the log. */
const MOST_KEPT = 500;

/** What one commit of a projection changed. */
export interface Committed {
  /** What the lists showed before, and nothing changed between: of one leader's commits one after the other. */
  readonly from: Position;
  readonly to: Position;
  readonly changes: readonly RowChange[];
  /** See `Handler.rowOf`. */
  readonly rowOf?: RowOf;
}

/** The newest commits, one after the other, of a projection that this process leads: who follows its lists need not read them back. */
export class RecentChanges {
  private commits: readonly Committed[] = [];

  add(commit: Committed): void {
    const commits = [...this.commits, commit];
    let kept = commits.reduce((sum, { changes }) => sum + changes.length, 0);
    // Many commits change nothing, those of a reaction never do.
    while (kept > MOST_KEPT || commits.length > MOST_KEPT) kept -= commits.shift()!.changes.length;
    this.commits = commits;
  }

  /** All commits after a position, with nothing missing between; undefined where only the log can tell. */
  since(position: Position): readonly Committed[] | undefined {
    const after = this.commits.filter(({ to }) => to > position);
    return after.length > 0 && this.commits[0]!.from <= position ? after : undefined;
  }
}

/** The newest change of each row with all that changed of it, oldest first. */
export function newest(changes: readonly RowChange[]): RowChange[] {
  const byKey = new Map<string, RowChange>();
  for (const change of changes.toSorted((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0))) {
    const earlier = byKey.get(change.key);
    byKey.delete(change.key);
    byKey.set(change.key, earlier ? together(earlier, change) : change);
  }
  return [...byKey.values()];
}

function together(earlier: RowChange, { changed, ...later }: RowChange): RowChange {
  if (!changed || !earlier.changed) return later;
  return { ...later, changed: [...new Set([...earlier.changed, ...changed])] };
}
