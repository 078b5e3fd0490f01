import type { ReactNode } from 'react';
import './figures.css';

/** Figures of another question are dimmed: they must not be read as the answer to this one. */
export function Figures({ isOld, children }: { readonly isOld: boolean; readonly children: ReactNode }) {
  return (
    <div className={isOld ? 'live-figures live-figures-old' : 'live-figures'} aria-busy={isOld}>
      {children}
    </div>
  );
}
