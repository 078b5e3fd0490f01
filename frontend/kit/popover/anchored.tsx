import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';

export interface AnchoredProps {
  readonly target: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onTurn: (open: boolean) => void;
  readonly content: ReactNode;
  readonly placement: NonNullable<PopoverNextProps['placement']>;
  /** A menu: without an arrow. */
  readonly plain?: boolean;
  readonly onClosed?: () => void;
}

/** A popover at an element that stood before its code was here. */
export function Anchored({ target, isOpen, onTurn, content, placement, plain = false, onClosed }: AnchoredProps) {
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={onTurn}
      content={<>{content}</>}
      placement={placement}
      {...(plain && { animation: 'minimal', arrow: false })}
      {...(onClosed && { onClosed })}
      renderTarget={({ ref }) => <Standing target={target} at={ref} />}
    />
  );
}

/** Says where the element stands. */
function Standing({ target, at }: { readonly target: RefObject<HTMLElement | null>; readonly at: Ref<HTMLElement> }) {
  useImperativeHandle(at, () => target.current!);
  return null;
}
