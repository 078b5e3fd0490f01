import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { FlashIcon, LogOutIcon, MoonIcon, UserIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { useSession, useSignOut } from '../../server/session.js';
import { chooseTheme, useTheme } from '../theme/theme.js';

export function UserMenu() {
  const { user, name } = useSession();
  const theme = useTheme();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leave = async () => {
    await navigate('/auth/login-page');
    await signOut().catch(() => undefined);
  };
  const menu = (
    <Menu>
      <MenuDivider title={name} />
      <MenuItem
        icon={theme === 'dark' ? <FlashIcon /> : <MoonIcon />}
        text={theme === 'dark' ? 'Light mode' : 'Dark mode'}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      <MenuItem icon={<LogOutIcon />} text="Sign out" onClick={() => void leave()} />
    </Menu>
  );
  return (
    <PopoverNext content={menu} placement="bottom-end" animation="minimal" arrow={false}>
      <Button variant="minimal" icon={<UserIcon />} aria-label={`${user.firstName}’s menu`} />
    </PopoverNext>
  );
}
