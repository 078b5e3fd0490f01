import type { ChangeChoices } from '../../backend/changes/changes.dto.js';
import { formatCount } from '../kit/format/money.js';
import { filterWords } from './changes-filters.js';
import type { ChangesView } from './changes-view.js';
import type { LoadedChanges } from './use-changes.js';

interface OnPaperProps {
  readonly view: ChangesView;
  readonly choices: ChangeChoices | undefined;
  readonly loaded: LoadedChanges;
}

/** What a printed page says of itself: the filter in words, and how much of it is on paper. */
export function ChangesOnPaper({ view, choices, loaded: { records, changes, summary } }: OnPaperProps) {
  const words = filterWords(view, choices, records);
  const asked = [
    view.search && `Search: “${view.search}”`,
    words.period && `Period: ${words.period}`,
    words.field && `Field: ${words.field}`,
    words.area && `Area: ${words.area}`,
    words.person && `Person: ${words.person}`,
    words.record && `Record: ${words.record}`,
    words.kind && `By: ${words.kind}`,
  ].filter(Boolean);
  const printed = changes?.length ?? 0;
  const cut = summary && (summary.changes.more || printed < summary.changes.count);
  return (
    <p className="paper-only">
      {asked.length > 0 ? asked.join(' · ') : 'All changes'}
      {cut && ` · the newest ${formatCount(printed)} of ${formatCount(summary.changes.count)}${summary.changes.more ? '+' : ''}`}
    </p>
  );
}
