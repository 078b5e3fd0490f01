import type { SelectHTMLAttributes } from 'react';
import '../form.css';

interface SelectBoxProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: React.Ref<HTMLSelectElement>;
  /** As wide as the room it stands in. */
  readonly fill?: boolean;
}

/** The browser's own list of choices, with the face of the other controls. */
export function SelectBox({ fill = false, children, ...select }: SelectBoxProps) {
  return (
    <span className={`bp6-html-select form-select ${fill ? 'bp6-fill' : ''}`}>
      <select {...select}>{children}</select>
      <span className="form-select-caret" aria-hidden>
        ▾
      </span>
    </span>
  );
}
