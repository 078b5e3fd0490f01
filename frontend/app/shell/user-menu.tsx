import { Button, Spinner } from '@blueprintjs/core';
import { UserIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { Popover } from '../../kit/popover/popover.js';
import { useSession } from '../../server/session.js';
import type { ShellAction } from './use-shell-actions.js';

const UserMenuItems = lazy(async () => ({ default: (await import('./user-menu-items.js')).UserMenuItems }));

/** The profile button of the header. */
export function UserMenu({ actions }: { readonly actions: readonly ShellAction[] }) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const menu = (
    <Suspense fallback={<Spinner size={24} />}>
      <UserMenuItems actions={actions} />
    </Suspense>
  );
  return (
    <Popover plain isOpen={open} onTurn={setOpen} content={menu} placement="bottom-end">
      <Button variant="minimal" active={open} icon={<UserIcon />} aria-label={`${user.firstName}’s menu`} />
    </Popover>
  );
}
