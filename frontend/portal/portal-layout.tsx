import type { ReactNode } from 'react';
import { Mark } from '../app/shell/mark.js';
import { useKeptFocus } from '../kit/page/kept-focus.js';
import { useOwnCompany } from '../server/use-company-settings.js';
import './portal-layout.css';

interface PortalLayoutProps {
  /** At the far end of the header, and of the footer. */
  readonly end: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The pages of agents of the exchange company: white, with the company's mark above and no menu. */
export function PortalLayout({ end, foot, children }: PortalLayoutProps) {
  useKeptFocus();
  const { name } = useOwnCompany();
  return (
    <div className="portal">
      <header className="portal-header">
        <Mark />
        <b>{name}</b>
        <span className="portal-quiet">Exchange agents</span>
        <div className="portal-end">{end}</div>
      </header>
      <main className="portal-main">{children}</main>
      <footer className="portal-footer">
        <span>© {new Date().getFullYear()} {name}</span>
        <span>{foot}</span>
      </footer>
    </div>
  );
}
