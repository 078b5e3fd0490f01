import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { SmallCrossIcon } from '@blueprintjs/icons';
import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import { MenuGroup } from './menu-group.js';
import { ViewItems } from './view-items.js';
import { ViewNameForm, type Naming } from './view-name-form.js';
import type { ViewsProps } from './views-menu.js';

interface ViewsContentProps extends ViewsProps {
  readonly isPlain: boolean;
  /** What the person chose to give a name to. */
  readonly naming: Naming | undefined;
  readonly onName: (naming: Naming) => void;
  readonly onDone: () => void;
}

/** What stands in the open menu of views: a chunk of its own, fetched when the first screen stands. */
export function ViewsContent({ state, actions, everything, isPlain, naming, onName, onDone }: ViewsContentProps) {
  const { base, answer, problem } = state;
  const views = answer?.views ?? [];
  const groups = [
    ['My views', views.filter(({ shared }) => !shared)],
    ['Shared', views.filter(({ shared }) => shared)],
  ] as const;
  const shownForm = naming ?? (!base && !isPlain && answer ? 'new' : undefined);
  return (
    <div className="saved-views">
      <Menu>
        <MenuItem text={everything} active={!base && isPlain} onClick={() => state.open(undefined)} />
        {groups.map(([title, own]) => [
          own.length > 0 && <MenuGroup key={title} title={title} />,
          ...own.map((view) => <ViewRow key={view.viewId} view={view} state={state} actions={actions} />),
        ])}
        {answer && <ViewItems state={state} actions={actions} onName={onName} naming={shownForm} />}
        {problem && <MenuItem text="Views cannot be read now" label="Try again" shouldDismissPopover={false} onClick={() => void state.readAgain()} />}
      </Menu>
      {shownForm && <ViewNameForm key={shownForm} naming={shownForm} base={base} actions={actions} onDone={onDone} />}
    </div>
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
