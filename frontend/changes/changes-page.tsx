import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Change } from '../../backend/changes/changes.dto.js';
import '../kit/list/list.css';
import '../kit/paper/paper.css';
import { formatCount } from '../kit/format/money.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { ChangeMenu, type ChangeMenuAt } from './change-menu.js';
import { ChangePanel } from './change-panel.js';
import { ChangesActions } from './changes-actions.js';
import { ChangesBody } from './changes-body.js';
import { ChangesFilters } from './changes-filters.js';
import { ChangesFoot } from './changes-foot.js';
import { ChangesOnPaper } from './changes-paper.js';
import { changesQuery, readChangesView, writeChangesView, type ChangesView } from './changes-view.js';
import { chosenSum } from './sum-choice.js';
import { useChangeChoices, useChanges, type LoadedChanges } from './use-changes.js';
import './changes.css';

/** /admin/changes: every change of every record that one may see, newest first. */
export function ChangesPage() {
  const [params, setParams] = useSearchParams();
  const view = readChangesView(params);
  const choices = useChangeChoices();
  const query = changesQuery(view);
  const loaded = useChanges(query, (fitting) => chosenSum(view, choices, fitting));
  const sum = chosenSum(view, choices, loaded.summary);
  const open = loaded.changes?.find(({ key }) => key === params.get('open'));
  const onView = (next: ChangesView) => setParams(writeChangesView(next), { replace: next.search !== view.search });
  const onOpen = (key: string | undefined) => setParams(withOpen(params, key), { replace: true });
  const onFieldHistory = ({ stream, field }: Change) => onView({ ...readChangesView(new URLSearchParams()), sum: view.sum, record: stream, field });
  const [menu, setMenu] = useState<ChangeMenuAt>();
  useEscape(open !== undefined, () => onOpen(undefined));
  return (
    <Page title="Changes" fill>
      <PageHeader title="Changes" note={<Note loaded={loaded} />} actions={<ChangesActions view={view} query={query} loaded={loaded} onQuery={(next) => setParams(new URLSearchParams(next))} />} />
      <ChangesFilters view={view} choices={choices} records={loaded.records} onView={onView} />
      <ChangesOnPaper view={view} choices={choices} loaded={loaded} />
      {loaded.problem && loaded.changes && <ProblemBar problem={loaded.problem} retry={loaded.retry} dismiss={loaded.retry} />}
      <div className="list-body changes-room">
        <div className="card list-card changes-card">
          <ChangesBody loaded={loaded} view={view} open={open?.key} onOpen={onOpen} onView={onView} onMenu={setMenu} />
          <ChangesFoot view={view} choices={choices} sum={sum} loaded={loaded} onSum={(field) => onView({ ...view, sum: field })} />
        </div>
        {open && <ChangePanel key={open.key} change={open} changes={loaded.changes ?? []} record={loaded.records[open.stream]} onOpen={onOpen} onFieldHistory={() => onFieldHistory(open)} />}
        {menu && <ChangeMenu menu={menu} record={loaded.records[menu.change.stream]} onOpen={onOpen} onFieldHistory={onFieldHistory} onClose={() => setMenu(undefined)} />}
      </div>
    </Page>
  );
}

/** "64 of 12,480, live". */
function Note({ loaded: { summary } }: { readonly loaded: LoadedChanges }) {
  if (!summary) return null;
  const { changes, total } = summary;
  const count = `${formatCount(changes.count)}${changes.more ? '+' : ''}`;
  return <>{total === undefined || (total === changes.count && !changes.more) ? count : `${count} of ${formatCount(total)}`}, live</>;
}

function withOpen(params: URLSearchParams, key: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (key) next.set('open', key);
  else next.delete('open');
  return next;
}

function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('.bp6-overlay-open, .bp6-popover') && onEscape();
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
