import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { EmptyNotice, ProblemNotice } from '../page/problem-notice.js';
import type { ListDefinition } from './list-definition.js';
import type { ListScreenState } from './use-list-screen.js';

/** What stands in the place of the rows when there are none to show; undefined when there are. */
export function insteadOfRows<R extends object>(definition: ListDefinition<R>, { loaded, view, onView }: ListScreenState<R>): ReactNode | undefined {
  const { window, problem, position, loader, outdated } = loaded;
  if (problem && position === undefined) return <ProblemNotice problem={problem} retry={loader.refetch} />;
  if (position === undefined && definition.loadingText) return <EmptyNotice text={definition.loadingText} />;
  if (position === undefined || outdated || window.length > 0) return undefined;
  const narrowedBy = [view.search && `“${view.search}”`, view.filters.length > 0 && 'the filters'].filter(Boolean);
  if (narrowedBy.length === 0) return <EmptyNotice text={definition.empty.text} action={definition.empty.action} />;
  return (
    <EmptyNotice
      text={definition.empty.narrowed ?? `No ${definition.noun.many} match ${narrowedBy.join(' and ')}.`}
      action={<Button text="Clear filters" onClick={() => onView({ ...view, filters: [], search: '' })} />}
    />
  );
}
