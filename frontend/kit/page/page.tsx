import { useEffect, type ReactNode } from 'react';
import { useOwnCompany } from '../../server/use-company-settings.js';
import './page.css';

interface PageProps {
  readonly title: string;
  /** The page is as high as the window and scrolls within itself: a list. */
  readonly fill?: boolean;
  /** What is particular about it: a sheet of paper of its own. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The room of one screen below the header. */
export function Page({ title, fill = false, className = '', children }: PageProps) {
  const { name } = useOwnCompany();
  useEffect(() => {
    document.title = `${title} – ${name}`;
  }, [title, name]);
  return <div className={`page ${fill ? 'page-fill' : ''} ${className}`.trim()}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: string;
  /** Beside the title: a count, the status pill, the facts that people say aloud. */
  readonly note?: ReactNode;
  /** What is chosen, for paper alone: on the screen its own fields say it. */
  readonly onPaper?: string;
  /** At the far end. */
  readonly actions?: ReactNode;
}

export function PageHeader({ title, note, onPaper, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {onPaper && <span className="page-note page-on-paper">{onPaper}</span>}
      {note && <span className="page-note">{note}</span>}
      {actions && <div className="page-actions no-print">{actions}</div>}
    </header>
  );
}
