import { MenuDivider, MenuItem } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { MenuGroup } from './menu-group.js';
import type { ViewsProps } from './views-menu.js';
import type { Naming } from './view-name-form.js';

interface ViewItemsProps extends Omit<ViewsProps, 'everything'> {
  /** The form that is open below. */
  readonly naming: Naming | undefined;
  readonly onName: (naming: Naming) => void;
}

/** What can be done with the view that is open, as far as its reader may. */
export function ViewItems({ state, actions, naming, onName }: ViewItemsProps) {
  const navigate = useNavigate();
  const { may } = useSession();
  const { base, isChanged, answer } = state;
  const current = answer?.views.find(({ viewId }) => viewId === base?.viewId);
  const saveAs = naming !== 'new' && <MenuItem text="Save as a new view…" shouldDismissPopover={false} onClick={() => onName('new')} />;
  if (!current) {
    return (
      <>
        <MenuDivider />
        {saveAs}
      </>
    );
  }
  const { viewId, shared, changeable } = current;
  const opens = answer?.opensWith === viewId;
  return (
    <>
      <MenuGroup title="This view" />
      {isChanged && changeable && <MenuItem text="Save changes" disabled={actions.pending} onClick={() => void actions.save()} />}
      {isChanged && <MenuItem text="Take back changes" onClick={() => state.open(current)} />}
      {saveAs}
      {changeable && naming !== 'rename' && <MenuItem text="Rename…" shouldDismissPopover={false} onClick={() => onName('rename')} />}
      {changeable && !shared && <MenuItem text="Share with colleagues" onClick={() => void actions.share(current)} />}
      {changeable && shared && <MenuItem text="Make personal" onClick={() => void actions.makePersonal(current)} />}
      <MenuItem text={opens ? 'Do not open with it' : 'Always open with it'} onClick={() => void actions.openWith(opens ? 0 : viewId)} />
      {shared && may('Settings_Main') && <MenuItem text="History" onClick={() => void navigate(`/admin/changes?record=listView-${viewId}`)} />}
      <MenuItem text="Copy link" onClick={() => void actions.copyLink(current)} />
      {changeable && <MenuItem text="Delete" intent="danger" onClick={() => void actions.remove(current)} />}
    </>
  );
}
