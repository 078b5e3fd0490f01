import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { besidesOf, tabsOf } from './sidebar/menu.js';
import { useScreen } from './use-screen.js';
import './tab-strip.css';

/** The screens that share a menu entry, above each of them. */
export function TabStrip() {
  const { may } = useSession();
  const open = useScreen()?.screen;
  const tabs = open ? tabsOf(open, may) : [];
  const besides = open ? besidesOf(open, may) : [];
  const { pathname, search } = useLocation();
  const here = besides.find(({ to }) => to === `${pathname}${search}`);
  const strip = useRef<HTMLElement>(null);
  // Narrow, the strip scrolls.
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [open?.path, here]);
  if (tabs.length < 2 && !open?.section) return null;
  return (
    <nav ref={strip} className="tab-strip no-print" aria-label="Pages of this section">
      {tabs.map(({ path, tab }) => (
        <Link key={path} to={path} className="tab-strip-tab" aria-current={path === open?.path && !here ? 'page' : undefined}>
          {tab}
        </Link>
      ))}
      {besides.map((one) => (
        <Link key={one.to} to={one.to} className="tab-strip-tab" aria-current={one === here ? 'page' : undefined}>
          {one.tab}
        </Link>
      ))}
    </nav>
  );
}
