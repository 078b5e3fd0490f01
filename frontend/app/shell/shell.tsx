import { Button } from '@blueprintjs/core';
import { MenuIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Breadcrumbs } from './breadcrumbs.js';
import { FindBox } from './find-box.js';
import { LiveBadge, OfflineBar } from './live-badge.js';
import { People } from './people.js';
import { Sidebar } from './sidebar.js';
import { UserMenu } from './user-menu.js';
import './shell.css';

const MINIMISED = 'sidebar-minimised';

/** Sidebar, header and footer around every screen; at 960px and less the sidebar is a drawer. */
export function Shell() {
  const [minimised, setMinimised] = useState(() => localStorage.getItem(MINIMISED) === 'yes');
  const [drawer, setDrawer] = useState(false);
  const minimise = () => {
    localStorage.setItem(MINIMISED, minimised ? 'no' : 'yes');
    setMinimised(!minimised);
  };
  return (
    <div className={`shell ${minimised ? 'shell-minimised' : ''} ${drawer ? 'shell-drawer' : ''}`} onKeyDown={(event) => event.key === 'Escape' && setDrawer(false)}>
      <a className="skip-link no-print" href="#screen">
        Skip to the content
      </a>
      <Sidebar onNavigate={() => setDrawer(false)} minimised={minimised} onMinimise={minimise} />
      <div className="shell-scrim" aria-hidden onClick={() => setDrawer(false)} />
      <div className="shell-main">
        <OfflineBar />
        <header className="shell-header no-print">
          <Button className="shell-menu-button" variant="minimal" icon={<MenuIcon />} aria-label="Menu" aria-expanded={drawer} onClick={() => setDrawer(!drawer)} />
          <Breadcrumbs />
          <FindBox />
          <LiveBadge />
          <People />
          <UserMenu />
        </header>
        <main id="screen" className="shell-screen" tabIndex={-1}>
          <Outlet />
          <footer className="shell-footer no-print">© {new Date().getFullYear()} Vacation Resales</footer>
        </main>
      </div>
    </div>
  );
}
