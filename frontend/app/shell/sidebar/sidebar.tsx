import { MenuClosedIcon, MenuOpenIcon } from '@blueprintjs/icons';
import type { RefObject } from 'react';
import { knownRole } from '../../../../events/users/user.enums.js';
import { useSession } from '../../../server/session.js';
import { Mark } from '../mark.js';
import { menuFor } from './menu.js';
import { SidebarEntries } from './sidebar-entries.js';
import { SidebarUser } from './sidebar-user.js';
import { useOwnCompany } from '../../../server/use-company-settings.js';
import './sidebar.css';

interface SidebarProps {
  readonly box: RefObject<HTMLElement | null>;
  /** Lies over the page, in narrow windows. */
  readonly drawer: boolean;
  readonly onClose: () => void;
  readonly minimised: boolean;
  readonly onMinimise: () => void;
}

/** The menu. Who has a role that the product does not know gets no entries, and is told so (decisions.md B21). */
export function Sidebar({ box, drawer, onClose, minimised, onMinimise }: SidebarProps) {
  const { user, may } = useSession();
  const company = useOwnCompany();
  const known = knownRole(user.role) !== undefined;
  return (
    <nav ref={box} className="sidebar" aria-label="Main menu" onKeyDown={(event) => drawer && event.key === 'Escape' && onClose()}>
      <div className="sidebar-brand">
        <Mark />
        <span className="sidebar-text">{company.name}</span>
        <button type="button" className="sidebar-minimise" aria-label={minimised ? 'Keep the menu open' : 'Minimise the menu'} onClick={onMinimise}>
          {minimised ? <MenuOpenIcon className="mirrored" /> : <MenuClosedIcon className="mirrored" />}
        </button>
      </div>
      <div className="sidebar-entries">
        {known ? (
          <SidebarEntries sections={menuFor(may)} />
        ) : (
          <p className="sidebar-unknown sidebar-text">Your role “{user.role}” is not known here, so the menu is empty. Ask an administrator.</p>
        )}
      </div>
      <SidebarUser />
    </nav>
  );
}
