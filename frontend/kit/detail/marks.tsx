import { createContext, useContext, type ReactNode } from 'react';

interface Marks {
  /** Fields that the version on the page touched: marked amber. */
  readonly touched: ReadonlySet<string>;
  /** Fields that somebody changed this moment: they glow. */
  readonly fresh: ReadonlySet<string>;
}

const none: Marks = { touched: new Set(), fresh: new Set() };

export const MarksContext = createContext<Marks>(none);

/** A value of the record, marked when the change that one looks at touched it. */
export function Marked({ fields, children }: { readonly fields: readonly string[]; readonly children: ReactNode }) {
  const { touched, fresh } = useContext(MarksContext);
  if (fields.some((field) => touched.has(field))) return <mark className="touched">{children}</mark>;
  if (fields.some((field) => fresh.has(field))) return <span className="glow">{children}</span>;
  return children;
}
