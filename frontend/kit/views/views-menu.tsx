import { Button } from '@blueprintjs/core';
import { BookmarkIcon, CaretDownIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { Popover } from '../popover/popover.js';
import type { ViewActions } from './use-view-actions.js';
import type { ViewState } from './use-kept-view.js';
import type { Naming } from './view-name-form.js';
import '../list/grid/menus.css';
import './views.css';

export interface ViewsProps {
  readonly state: ViewState;
  readonly actions: ViewActions;
  /** What the list is called as it is: "All contracts". */
  readonly everything: string;
}

const ViewsContent = lazy(async () => ({ default: (await import('./views-content.js')).ViewsContent }));

/** The kept views of a list: the person's own, those that are shared, and what can be done with the one that is open. */
export function ViewsMenu({ state, actions, everything }: ViewsProps) {
  const { base } = state;
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<Naming>();
  const { filters, search, sort } = state.arrangement();
  const isPlain = filters.length === 0 && search === '' && sort === '';
  const turn = (open: boolean) => {
    setOpen(open);
    setNaming(undefined);
    if (open) actions.dismiss();
  };
  const content = (
    <Suspense fallback={<div className="saved-views" aria-busy />}>
      <ViewsContent state={state} actions={actions} everything={everything} isPlain={isPlain} naming={naming} onName={setNaming} onDone={() => turn(false)} />
    </Suspense>
  );
  return (
    <Popover plain isOpen={isOpen} onTurn={turn} content={content} placement="bottom-end">
      <Button className="views-button" icon={<BookmarkIcon />} endIcon={<CaretDownIcon />}>
        <span className="views-name">{base?.name ?? (isPlain ? everything : 'My views')}</span>
        {state.isChanged && <span className="views-changed">changed</span>}
      </Button>
    </Popover>
  );
}
