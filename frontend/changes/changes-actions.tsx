import { ExportButtons } from '../kit/export-buttons.js';
import { SavedViews } from '../kit/list/saved-views.js';
import { PrintButton } from '../kit/paper/print-button.js';
import { useSession } from '../server/session.js';
import { writeChangesView, type ChangesView } from './changes-view.js';
import type { LoadedChanges } from './use-changes.js';

interface ActionsProps {
  readonly view: ChangesView;
  /** Of the routes. */
  readonly query: string;
  readonly loaded: LoadedChanges;
  /** The address's query. */
  readonly onQuery: (query: string) => void;
}

export function ChangesActions({ view, query, onQuery }: ActionsProps) {
  const { user } = useSession();
  return (
    <>
      <SavedViews storageKey={`views:${user.userId}:changes`} everything="All changes" query={writeChangesView(view).toString()} onQuery={onQuery} />
      <ExportButtons url={`/api/Changes/Export?${query}`} />
      <PrintButton />
    </>
  );
}
