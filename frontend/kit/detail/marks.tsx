import { createContext, useContext, type ReactNode } from 'react';
import { AskContext } from '../history/asked-field.js';

interface Marks {
  /** Fields that the version on the page touched: marked amber. */
  readonly touched: ReadonlySet<string>;
  /** Fields that somebody changed this moment: they glow. */
  readonly fresh: ReadonlySet<string>;
}

const none: Marks = { touched: new Set(), fresh: new Set() };

export const MarksContext = createContext<Marks>(none);

interface MarkedProps {
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** A value of the record: marked when the change that one looks at touched it; a click on it shows its own history. */
export function Marked({ fields, children }: MarkedProps) {
  const { touched, fresh } = useContext(MarksContext);
  const value = <Asked fields={fields}>{children}</Asked>;
  if (fields.some((field) => touched.has(field))) return <mark className="touched">{value}</mark>;
  if (fields.some((field) => fresh.has(field))) return <span className="glow">{value}</span>;
  return value;
}

/** Only what is plain text can be clicked as a whole: links and menus within a value keep their own. */
function Asked({ fields, children }: MarkedProps) {
  const ask = useContext(AskContext);
  if (!ask || typeof children !== 'string' || fields.length === 0) return children;
  return (
    <button type="button" className="asked" title="Its history" aria-haspopup="dialog" onClick={({ currentTarget }) => ask({ fields, beside: currentTarget })}>
      {children}
    </button>
  );
}
