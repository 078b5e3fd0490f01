import { useEffect, useRef, type ReactNode } from 'react';

/** The fields of a form, or of one section of it; the first has the focus. */
export function FormFields({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Of several that open together the first one keeps the focus.
    if (!document.activeElement?.closest('.form-fields')) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return (
    <div ref={box} className="form-fields">
      {children}
    </div>
  );
}
