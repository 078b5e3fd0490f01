import { Button } from '@blueprintjs/core';
import { MenuIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useMenuKeys } from '../../kit/keys/use-menu-keys.js';
import { useWholePresses } from '../../kit/keys/use-whole-presses.js';
import { Announcer } from '../../kit/announce/announcer.js';
import { useKeptFocus } from '../../kit/page/kept-focus.js';
import { useKeptScroll } from '../../kit/page/kept-scroll.js';
import { useFollowedCompanySettings, useOwnCompany } from '../../server/use-company-settings.js';
import { Palette } from '../palette/palette.js';
import { HelpSheet } from '../shortcuts/help-sheet.js';
import { useShellShortcuts } from '../shortcuts/use-shell-shortcuts.js';
import { useShortcutKeys } from '../shortcuts/use-shortcut-keys.js';
import { ColleaguesBadge } from '../demo/colleagues-badge.js';
import { useArrival } from './arrival.js';
import { AsOfNotice } from './as-of-notice.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { FindButton } from './find-button.js';
import { LiveBadge, OfflineBar } from './live-badge.js';
import { PaperHead } from './paper-head.js';
import { People } from './people.js';
import { Sidebar } from './sidebar/sidebar.js';
import { StoreBar } from './store-bar.js';
import { TabStrip } from './tab-strip.js';
import { useDrawer } from './sidebar/use-drawer.js';
import { useMinimised } from './sidebar/use-minimised.js';
import { usePreloading } from './use-preloading.js';
import { usePrintKey } from './use-print-key.js';
import { UserMenu } from './user-menu.js';
import { useShellActions, type ShellAction } from './use-shell-actions.js';
import { useVisits } from './use-visits.js';
import './header.css';
import './shell.css';

/** Told where a pointer rests: not before there is something to point at. */
const Tips = lazy(async () => ({ default: (await import('../../kit/tip/tips.js')).Tips }));

type Floating = 'palette' | 'help';

/** Sidebar, header and footer around every screen; below 960px the sidebar is a drawer. */
export function Shell() {
  const [minimised, minimise] = useMinimised();
  const drawer = useDrawer();
  const [floating, setFloating] = useState<Floating>();
  const close = () => setFloating(undefined);
  const actions = useShellActions(() => setFloating('help'));
  useShellShortcuts({ openPalette: () => setFloating('palette'), showHelp: () => setFloating('help') });
  useShortcutKeys();
  useFollowedCompanySettings();
  useMenuKeys();
  useWholePresses();
  useKeptFocus();
  useVisits();
  usePreloading();
  usePrintKey();
  return (
    <div className={`shell ${minimised ? 'shell-minimised' : ''} ${drawer.open ? 'shell-drawer' : ''}`}>
      <a className="skip-link no-print" href="#screen" inert={drawer.open}>
        Skip to the content
      </a>
      <Sidebar box={drawer.box} drawer={drawer.open} onClose={drawer.close} minimised={minimised} onMinimise={minimise} />
      <div className="shell-scrim" aria-hidden onClick={drawer.close} />
      <div className="shell-main" inert={drawer.open}>
        <OfflineBar />
        <StoreBar />
        <Header drawer={drawer} actions={actions} onFind={() => setFloating('palette')} />
        <TabStrip />
        <Room />
      </div>
      <Palette open={floating === 'palette'} onClose={close} actions={actions} />
      <HelpSheet open={floating === 'help'} onClose={close} />
      <Suspense>
        <Tips />
      </Suspense>
    </div>
  );
}

interface HeaderProps {
  readonly drawer: ReturnType<typeof useDrawer>;
  readonly actions: readonly ShellAction[];
  readonly onFind: () => void;
}

function Header({ drawer, actions, onFind }: HeaderProps) {
  return (
    <header className="shell-header no-print">
      <Button ref={drawer.button} className="shell-menu-button" variant="minimal" icon={<MenuIcon />} aria-label="Menu" aria-expanded={drawer.open} onClick={drawer.show} />
      <Breadcrumbs />
      <FindButton onOpen={onFind} />
      <div className="header-side">
        <LiveBadge />
        <ColleaguesBadge />
        <People />
        <UserMenu actions={actions} />
      </div>
    </header>
  );
}

/** Where the screens are shown. */
function Room() {
  const main = useRef<HTMLElement>(null);
  const company = useOwnCompany();
  const said = useArrival(main);
  useKeptScroll(main);
  return (
    <>
      <main ref={main} id="screen" className="shell-screen" tabIndex={-1}>
        <PaperHead />
        <AsOfNotice />
        <Outlet />
        <footer className="shell-footer no-print">© {new Date().getFullYear()} {company.name}</footer>
      </main>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
      <Announcer />
    </>
  );
}
