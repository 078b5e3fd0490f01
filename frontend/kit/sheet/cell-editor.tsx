import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OpenCell } from './use-cell-editing.js';

interface CellEditorProps {
  readonly cell: OpenCell;
  /** Of the column. */
  readonly label: string;
  readonly figure: boolean;
  /** Offered; anything else may be written. */
  readonly suggests?: readonly string[] | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** A cell while it is written: its keys are the sheet's (`sheet-hands.ts`). */
export function CellEditor({ cell: { text, fault, saving }, label, figure, suggests, onType, onLeave }: CellEditorProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const input = box.current!;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length, input.value.length);
    // Blueprint's table marks cells by it, and takes the caret away.
    const stays = (event: Event) => event.stopPropagation();
    input.addEventListener('mousedown', stays);
    return () => input.removeEventListener('mousedown', stays);
  }, []);
  return (
    <>
      <input
        ref={box}
        className={`sheet-editor${figure ? ' sheet-editor-figure' : ''}${saving ? ' unconfirmed' : ''}`}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? id : undefined}
        readOnly={saving}
        maxLength={200}
        autoComplete="off"
        list={suggests ? `${id}-known` : undefined}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      {suggests && (
        <datalist id={`${id}-known`}>
          {suggests.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {fault && <CellFault id={id} at={box} fault={fault} />}
    </>
  );
}

/** Under the cell, over everything: cells cut off what does not fit into them. */
function CellFault({ id, at, fault }: { readonly id: string; readonly at: React.RefObject<HTMLInputElement | null>; readonly fault: string }) {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const follow = () => {
      const { left, bottom } = at.current!.getBoundingClientRect();
      setPlace({ left, top: bottom });
    };
    follow();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [at]);
  return createPortal(
    <div id={id} role="alert" className="sheet-fault" style={place}>
      {fault}
    </div>,
    document.body,
  );
}
