import { useEffect, type ReactNode } from 'react';
import './page.css';

const COMPANY = 'Vacation Resales';

/** The room of one screen below the header. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – ${COMPANY}`;
  }, [title]);
  return <div className="page">{children}</div>;
}

interface PageHeaderProps {
  readonly title: string;
  /** Beside the title: a count, the status pill, the facts that people say aloud. */
  readonly note?: ReactNode;
  /** At the far end. */
  readonly actions?: ReactNode;
}

export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {note && <span className="page-note">{note}</span>}
      {actions && <div className="page-actions no-print">{actions}</div>}
    </header>
  );
}
