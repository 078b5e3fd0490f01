import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownFirst } from './grid/column-layout.js';
import { insteadOfRows } from './instead-of-rows.js';
import type { ListDefinition } from './list-definition.js';
import { ListFoot } from './list-foot.js';
import { ListGrid } from './grid/list-grid.js';
import { ListOnPaper } from './list-on-paper.js';
import type { PeekPanel as PeekPanelOf } from './peek/peek-panel.js';
import './peek/peek.css';
import { useFirstPlace } from './use-first-place.js';
import type { ListScreenState } from './use-list-screen.js';

// lazy forgets that the component is generic.
const PeekPanel = lazy(async () => ({ default: (await import('./peek/peek-panel.js')).PeekPanel })) as unknown as typeof PeekPanelOf;

interface ListBodyProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly state: ListScreenState<R>;
}

/** The table with its foot, and beside it the peek panel when it is open. */
export function ListBody<R extends object>({ definition, state }: ListBodyProps<R>) {
  const { loaded, selection, view, peeking, onPeeking } = state;
  const navigate = useNavigate();
  const firstPlace = useFirstPlace(definition, view);
  const rowAt = (place: number) => loaded.window.at(place) as R | undefined;
  const active = rowAt(selection.place);
  const open = (place: number) => {
    const row = rowAt(place);
    if (row && definition.link) void navigate(definition.link(row));
    else if (row) onPeeking(true);
  };
  return (
    <div className="list-body">
      <div className="card list-card">
        <ListOnPaper definition={definition} state={state} />
        <ListGrid
          definition={definition}
          loaded={loaded}
          firstPlace={firstPlace}
          sort={view.sort}
          onSort={(sort) => state.onView({ ...view, sort })}
          layout={state.layout}
          onLayout={state.setLayout}
          peeking={peeking}
          selection={selection}
          onSelect={state.onSelect}
          onOpen={open}
          onPeek={(how) => onPeeking(how === 'toggle' && !peeking)}
          instead={insteadOfRows(definition, state)}
        />
        <ListFoot definition={definition} loaded={loaded} selection={selection} showAll={state.showAll} />
      </div>
      {peeking && definition.peek && active && (
        <Suspense fallback={<aside className="card peek no-print" aria-busy />}>
          <PeekPanel
            definition={definition}
            peek={definition.peek}
            columns={shownFirst(definition.columns, state.layout)}
            row={active}
            change={loaded.changes.get(String(active[definition.key]))}
            onClose={() => onPeeking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
