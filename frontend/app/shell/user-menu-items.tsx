import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { SmallTickIcon, UserIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { screens } from '../routes.js';
import { Keys } from '../shortcuts/keys.js';
import type { ShellAction } from './use-shell-actions.js';

const MY_ACCOUNT = '/admin/my-account';

/** The own account, how the pages look, and the way out (decisions.md A10). */
export function UserMenuItems({ actions }: { readonly actions: readonly ShellAction[] }) {
  const { name } = useSession();
  const navigate = useNavigate();
  const account = screens.find(({ path }) => path === MY_ACCOUNT);
  const item = ({ id, text, icon: Icon, chosen, keys, run }: ShellAction) => (
    <MenuItem
      key={id}
      icon={<Icon />}
      text={text}
      labelElement={keys ? <Keys keys={keys} /> : chosen && <SmallTickIcon title="Chosen" />}
      onClick={run}
    />
  );
  const part = (wanted: ShellAction['part']) => actions.filter((action) => action.part === wanted).map(item);
  return (
    <Menu aria-label={name}>
      <li role="none" className="user-menu-name">
        {name}
      </li>
      {account && <MenuItem icon={<UserIcon />} text={account.title} onClick={() => void navigate(account.path)} />}
      <MenuDivider />
      {part('look')}
      <MenuDivider />
      {part('help')}
      {part('leave')}
    </Menu>
  );
}
