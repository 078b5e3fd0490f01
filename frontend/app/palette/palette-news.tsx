import { Button } from '@blueprintjs/core';
import { formatCount } from '../../kit/format/money.js';
import type { FoundRecords } from './use-found-records.js';

interface PaletteNewsProps {
  readonly words: string;
  readonly found: FoundRecords;
  readonly nothing: boolean;
  /** Somebody has the number or address, though nobody is told who. */
  readonly isKnown: boolean;
}

/** Under the lines: whether there is more to come, and how to choose. Said aloud as it changes. */
export function PaletteNews({ words, found, nothing, isKnown }: PaletteNewsProps) {
  const { searching, failed, groups, total, counting, retry } = found;
  const shown = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="palette-foot">
      <span role="status">
        {words !== '' && searching && 'Searching…'}
        {words !== '' && !searching && failed.length === 0 && shown === 0 && !isKnown && (nothing ? `Nothing found for “${words}”.` : `No record found for “${words}”.`)}
        {words !== '' && !searching && shown > 0 && foundWords(shown, total, counting)}
      </span>
      {failed.length > 0 && !searching && (
        <span className="palette-failed" role="alert">
          Could not search {failed.join(', ')}. <Button size="small" text="Retry" onClick={retry} />
        </span>
      )}
      <span className="palette-how" aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </span>
    </div>
  );
}

/** As many as there are, not as many as there is room for. */
function foundWords(shown: number, total: number | undefined, counting: boolean): string {
  if (total === undefined) return counting ? 'Counting…' : `At least ${shown} found`;
  const found = `${formatCount(total)} ${total === 1 ? 'record' : 'records'} found`;
  return total > shown ? `${found}, ${shown} of them here` : found;
}
