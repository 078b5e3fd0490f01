import { Mark } from '../shell/mark.js';
import { useMinimised } from '../shell/sidebar/use-minimised.js';
import type { Screen } from '../screen.js';
import { ScreenOutline } from './screen-outline.js';
import { useOwnCompany } from '../../server/use-company-settings.js';
import '../shell/header.css';
import '../shell/shell.css';
import '../shell/sidebar/sidebar.css';

/** The shell while the server is asked who is there: menu, header and page stand where they will be. */
export function ShellOutline({ screen }: { readonly screen: Screen | undefined }) {
  const [minimised] = useMinimised();
  const { name } = useOwnCompany();
  return (
    <div className={`shell ${minimised ? 'shell-minimised' : ''}`}>
      <div className="sidebar">
        <div className="sidebar-brand">
          <Mark />
          <span className="sidebar-text">{name}</span>
        </div>
      </div>
      <div className="shell-main">
        <div className="shell-header" />
        <main className="shell-screen">
          <ScreenOutline screen={screen} />
        </main>
      </div>
    </div>
  );
}
