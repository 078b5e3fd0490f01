import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { BookmarkIcon, CaretDownIcon, SmallCrossIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { ListViewAnswer } from '../../../backend/list-views/list-view.wire.js';
import type { ViewActions } from './use-view-actions.js';
import type { ViewState } from './use-kept-view.js';
import { MenuGroup } from './menu-group.js';
import { ViewItems } from './view-items.js';
import { ViewNameForm, type Naming } from './view-name-form.js';
import '../list/menus.css';
import './views.css';

export interface ViewsProps {
  readonly state: ViewState;
  readonly actions: ViewActions;
  /** What the list is called as it is: "All contracts". */
  readonly everything: string;
}

/** The kept views of a list: the person's own, those that are shared, and what can be done with the one that is open. */
export function ViewsMenu({ state, actions, everything }: ViewsProps) {
  const { base, answer, problem } = state;
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<Naming>();
  const { filters, search, sort } = state.arrangement();
  const isPlain = filters.length === 0 && search === '' && sort === '';
  const views = answer?.views ?? [];
  const groups = [
    ['My views', views.filter(({ shared }) => !shared)],
    ['Shared', views.filter(({ shared }) => shared)],
  ] as const;
  const shownForm = naming ?? (!base && !isPlain && answer ? 'new' : undefined);
  const turn = (open: boolean) => {
    setOpen(open);
    setNaming(undefined);
    if (open) actions.dismiss();
  };
  const content = (
    <div className="saved-views">
      <Menu>
        <MenuItem text={everything} active={!base && isPlain} onClick={() => state.open(undefined)} />
        {groups.map(([title, own]) => [
          own.length > 0 && <MenuGroup key={title} title={title} />,
          ...own.map((view) => <ViewRow key={view.viewId} view={view} state={state} actions={actions} />),
        ])}
        {answer && <ViewItems state={state} actions={actions} onName={setNaming} naming={shownForm} />}
        {problem && <MenuItem text="Views cannot be read now" label="Try again" shouldDismissPopover={false} onClick={() => void state.readAgain()} />}
      </Menu>
      {shownForm && <ViewNameForm key={shownForm} naming={shownForm} base={base} actions={actions} onDone={() => turn(false)} />}
    </div>
  );
  return (
    <PopoverNext isOpen={isOpen} onInteraction={turn} content={content} placement="bottom-end" animation="minimal" arrow={false}>
      <Button className="views-button" icon={<BookmarkIcon />} endIcon={<CaretDownIcon />}>
        <span className="views-name">{base?.name ?? (isPlain ? everything : 'My views')}</span>
        {state.isChanged && <span className="views-changed">changed</span>}
      </Button>
    </PopoverNext>
  );
}

function ViewRow({ view, state, actions }: { readonly view: ListViewAnswer } & Omit<ViewsProps, 'everything'>) {
  const { name, viewId, own, ownerName, changeable } = view;
  const said = [!own && ownerName, state.answer?.opensWith === viewId && 'opens first'].filter(Boolean).join(', ');
  return (
    <div className="saved-view" role="none">
      <MenuItem text={name} label={said} active={viewId === state.base?.viewId} onClick={() => state.open(view)} />
      {changeable && <Button size="small" variant="minimal" icon={<SmallCrossIcon />} aria-label={`Delete the view ${name}`} onClick={() => void actions.remove(view)} />}
    </div>
  );
}
