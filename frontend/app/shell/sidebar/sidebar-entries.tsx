import { Link } from 'react-router-dom';
import { trailOf, type MenuSection } from './menu.js';
import { useScreen } from '../use-screen.js';

/** The entries by group; lit is the one that the open screen belongs to. */
export function SidebarEntries({ sections }: { readonly sections: readonly MenuSection[] }) {
  const open = useScreen()?.screen;
  const lit = open && trailOf(open).find(({ path }) => sections.some(({ entries }) => entries.some((entry) => entry.path === path)))?.path;
  const current = (path: string) => (path === open?.path ? 'page' : path === lit || undefined);
  return sections.map(({ group, entries }) => (
    <div key={group} role="group" aria-label={group || undefined}>
      {group && (
        <div className="sidebar-group" aria-hidden>
          <span className="sidebar-text">{group}</span>
        </div>
      )}
      {entries.map(({ path, title, section = title, icon: Icon }) => (
        <Link key={path} to={path} className={`sidebar-entry ${path === lit ? 'sidebar-entry-lit' : ''}`} aria-current={current(path)}>
          {Icon && <Icon size={16} />}
          <span className="sidebar-text">{section}</span>
        </Link>
      ))}
    </div>
  ));
}
