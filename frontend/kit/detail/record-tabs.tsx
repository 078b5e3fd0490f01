import { Link } from 'react-router-dom';
import './record-tabs.css';

export interface RecordTab {
  readonly path: string;
  readonly words: string;
  readonly count?: number;
  readonly open?: boolean;
}

/** The pages of one record, below its title. */
export function RecordTabs({ noun, tabs }: { readonly noun: string; readonly tabs: readonly RecordTab[] }) {
  return (
    <nav className="record-tabs no-print" aria-label={`Pages of this ${noun}`}>
      {tabs.map(({ path, words, count, open = false }) => (
        <Link key={words} to={path} aria-current={open ? 'page' : undefined}>
          {words} {count !== undefined && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
