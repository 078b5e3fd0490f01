import { ExportButtons } from '../export-buttons.js';
import { formatCount } from '../format/money.js';
import { Page, PageHeader } from '../page/page.js';
import { ProblemBar } from '../page/problem-notice.js';
import { PrintButton } from '../paper/print-button.js';
import { useTakeOver } from '../views/use-take-over.js';
import { useKeptView, type ViewState } from '../views/use-kept-view.js';
import { useViewActions, type ViewActions } from '../views/use-view-actions.js';
import { ViewNote } from '../views/view-note.js';
import { ViewsMenu } from '../views/views-menu.js';
import { ColumnsMenu } from './grid/columns-menu.js';
import { CountStrip } from './filters/count-strip.js';
import { FilterBar } from './filters/filter-bar.js';
import { ListBody } from './list-body.js';
import { countStrips, type ListDefinition } from './list-definition.js';
import { listQuery } from './list-view.js';
import { rebuildingWords } from './rebuilding-words.js';
import { useListScreen, type ListScreenState } from './use-list-screen.js';
import './list.css';

/** A whole list screen from its definition. */
export function ListScreen<R extends object>({ definition }: { readonly definition: ListDefinition<R> }) {
  const { title } = definition;
  const kept = useKeptView(definition);
  if (!kept.waits) return <ArrangedList definition={definition} kept={kept} />;
  return (
    <Page title={title} fill>
      <PageHeader title={title} />
    </Page>
  );
}

function ArrangedList<R extends object>({ definition, kept }: { readonly definition: ListDefinition<R>; readonly kept: ViewState }) {
  const { title } = definition;
  const state = useListScreen(definition, kept);
  const actions = useViewActions(kept);
  useTakeOver(definition, kept);
  const { view, onView, loaded } = state;
  return (
    <Page title={title} fill>
      <PageHeader title={title} note={<ListNote definition={definition} state={state} />} actions={<ListActions definition={definition} state={state} views={actions} />} />
      {definition.above}
      {countStrips(definition).map((strip) => (
        <CountStrip key={[strip.field, ...strip.chips.map(({ label }) => label)].join()} strip={strip} definition={definition} view={view} onView={onView} />
      ))}
      <FilterBar definition={definition} view={view} onView={onView} />
      <ViewNote state={kept} actions={actions} />
      {loaded.problem && loaded.position !== undefined && (
        <ProblemBar problem={loaded.problem} retry={loaded.loader.refetch} dismiss={loaded.loader.dismissProblem} />
      )}
      <MoreThanShown definition={definition} state={state} />
      <Rebuilding state={state} />
      <ListBody definition={definition} state={state} />
    </Page>
  );
}

interface PartProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly state: ListScreenState<R>;
}

/** Why there are no more rows than these. */
function MoreThanShown<R extends object>({ definition: { most }, state: { loaded } }: PartProps<R>) {
  if (!most) return null;
  return (
    // There before it has anything to say, or screen readers would not say it.
    <div role="status">{loaded.summary && loaded.summary.count > most.rows && <p className="list-more">{most.words}</p>}</div>
  );
}

/** Why columns are blank that an upgrade has brought. */
function Rebuilding<R extends object>({ state: { loaded } }: Pick<PartProps<R>, 'state'>) {
  return <div role="status">{loaded.rebuilding && <p className="list-more">{rebuildingWords(loaded.rebuilding)}</p>}</div>;
}

/** "29 of 132". */
function ListNote<R extends object>({ definition, state: { loaded } }: PartProps<R>) {
  const { summary } = loaded;
  if (!summary) return definition.note;
  const count = formatCount(summary.count);
  const fixed = definition.fixedFilters !== undefined;
  const words = fixed || summary.count === summary.total ? count : `${count} of ${formatCount(summary.total)}`;
  return definition.note ? `${words} · ${definition.note}` : words;
}

function ListActions<R extends object>({ definition, state, views }: PartProps<R> & { readonly views: ViewActions }) {
  const { list, columns, noun, fixedFilters = [], actions } = definition;
  return (
    <>
      <ViewsMenu state={state.kept} actions={views} everything={`All ${noun.many}`} />
      <ColumnsMenu columns={columns} layout={state.layout} onLayout={state.setLayout} narrowed={state.narrowed} />
      <ExportButtons url={`/api/lists/${list}/export?${listQuery(state.view, fixedFilters)}`} />
      <PrintButton short />
      {actions}
    </>
  );
}
