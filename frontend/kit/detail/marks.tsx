import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { AskContext } from '../history/field/asked-field.js';

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

/** Only what is plain text can be clicked as a whole: links and menus within a value keep their own. The right button has a menu of any. */
function Asked({ fields, children }: MarkedProps) {
  const asking = useContext(AskContext);
  if (!asking || fields.length === 0) return children;
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    asking.openMenu({ fields, beside: event.currentTarget, at: { left: event.clientX, top: event.clientY } });
  };
  if (typeof children !== 'string') return <span onContextMenu={onContextMenu}>{children}</span>;
  return (
    <button type="button" className="asked" title="Its history" aria-haspopup="dialog" onContextMenu={onContextMenu} onClick={({ currentTarget }) => asking.ask({ fields, beside: currentTarget })}>
      {children}
    </button>
  );
}
