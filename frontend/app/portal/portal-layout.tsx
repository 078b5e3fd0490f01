import { Outlet } from 'react-router-dom';
import { Mark } from '../shell/mark.js';
import './portal-layout.css';

/** The pages of agents: white, with the company's mark above and no menu. */
export function PortalLayout() {
  return (
    <div className="portal">
      <header className="portal-header no-print">
        <Mark />
        <span>Vacation Resales</span>
      </header>
      <main className="portal-main">
        <Outlet />
      </main>
      <footer className="portal-footer no-print">© {new Date().getFullYear()} Vacation Resales</footer>
    </div>
  );
}
