import { Classes } from '@blueprintjs/core';
import { cloneElement, lazy, Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Contained } from '../page/contained.js';
import type { AnchoredProps } from './anchored.js';

type OfTheButton = { 'aria-expanded'?: boolean; 'aria-haspopup'?: 'menu' | 'dialog' };

interface PopoverProps extends Pick<AnchoredProps, 'placement' | 'plain' | 'onClosed'> {
  readonly isOpen: boolean;
  readonly onTurn: (open: boolean) => void;
  readonly content: ReactNode;
  /** The button that opens it. */
  readonly children: ReactElement<OfTheButton>;
}

const Anchored = lazy(async () => ({ default: (await import('./anchored.js')).Anchored }));

/** What floats at a button. The code that places it comes with the first click: no first screen waits for it. */
export function Popover({ isOpen, onTurn, children, ...floating }: PopoverProps) {
  const [isWanted, setWanted] = useState(isOpen);
  const target = useRef<HTMLSpanElement>(null);
  if (isOpen && !isWanted) setWanted(true);
  return (
    <>
      <span ref={target} className={Classes.POPOVER_TARGET} onClick={() => onTurn(!isOpen)}>
        {cloneElement(children, { 'aria-expanded': isOpen, 'aria-haspopup': children.props['aria-haspopup'] ?? 'menu' })}
      </span>
      {isWanted && (
        <Contained instead={null}>
          <Suspense>
            <Anchored target={target} isOpen={isOpen} onTurn={onTurn} {...floating} />
          </Suspense>
        </Contained>
      )}
    </>
  );
}
