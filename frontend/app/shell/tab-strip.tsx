import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { tabsOf } from './sidebar/menu.js';
import { useScreen } from './use-screen.js';
import './tab-strip.css';

/** The screens that share a menu entry, above each of them. */
export function TabStrip() {
  const { may } = useSession();
  const open = useScreen()?.screen;
  const tabs = open ? tabsOf(open, may) : [];
  const strip = useRef<HTMLElement>(null);
  // Narrow, the strip scrolls.
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [open?.path]);
  if (tabs.length < 2 && !open?.section) return null;
  return (
    <nav ref={strip} className="tab-strip no-print" aria-label="Pages of this section">
      {tabs.map(({ path, tab }) => (
        <Link key={path} to={path} className="tab-strip-tab" aria-current={path === open?.path ? 'page' : undefined}>
          {tab}
        </Link>
      ))}
    </nav>
  );
}
