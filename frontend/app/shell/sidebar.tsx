import { MenuClosedIcon, MenuOpenIcon } from '@blueprintjs/icons';
import { NavLink } from 'react-router-dom';
import { roles } from '../../../events/user.values.js';
import { Avatar } from '../../kit/people/avatar.js';
import { useSession } from '../../server/session.js';
import { Mark } from './mark.js';
import { menuFor, trailOf } from './menu.js';
import { useScreen } from './use-screen.js';

interface SidebarProps {
  readonly onNavigate: () => void;
  readonly minimised: boolean;
  readonly onMinimise: () => void;
}

/** The menu. Who has a role that the product does not know gets no entries, and is told so (decisions.md B21). */
export function Sidebar({ onNavigate, minimised, onMinimise }: SidebarProps) {
  const { user, name, may } = useSession();
  const current = useScreen();
  const lit = current && trailOf(current.screen)[0]?.path;
  const role = roleLabel(user.role);
  return (
    <nav className="sidebar" aria-label="Main menu">
      <div className="sidebar-brand">
        <Mark />
        <span className="sidebar-text">Vacation Resales</span>
        <button type="button" className="sidebar-minimise" aria-label={minimised ? 'Keep the menu open' : 'Minimise the menu'} aria-pressed={minimised} onClick={onMinimise}>
          {minimised ? <MenuOpenIcon /> : <MenuClosedIcon />}
        </button>
      </div>
      <div className="sidebar-entries">
        {role === undefined && <p className="sidebar-unknown sidebar-text">Your role “{user.role}” is not known here, so the menu is empty. Ask an administrator.</p>}
        {role !== undefined &&
          menuFor(may).map(({ group, entries }) => (
            <div key={group} role="group" aria-label={group}>
              <div className="sidebar-group">
                <span className="sidebar-text">{group}</span>
              </div>
              {entries.map(({ path, title, icon }) => {
                const Icon = icon!;
                return (
                  <NavLink key={path} to={path} className={`sidebar-entry ${path === lit ? 'sidebar-entry-lit' : ''}`} title={title} onClick={onNavigate}>
                    <Icon size={16} />
                    <span className="sidebar-text">{title}</span>
                  </NavLink>
                );
              })}
            </div>
          ))}
      </div>
      <div className="sidebar-user">
        <Avatar name={name} />
        <span className="sidebar-text sidebar-user-text">
          <span>{name}</span>
          <span className="sidebar-role">{role ?? user.role}</span>
        </span>
      </div>
    </nav>
  );
}

/** `sales_manager` and `Sales_Manager` both read "Sales Manager" (decisions.md B22). */
function roleLabel(role: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[_\s]+/g, ' ').trim();
  return roles.find((known) => plain(known) === plain(role))?.replace(/_/g, ' ');
}
