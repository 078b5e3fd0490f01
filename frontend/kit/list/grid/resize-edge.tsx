import type { PointerEvent } from 'react';
import { isMirrored } from '../../mirror.js';

interface ResizeEdgeProps {
  readonly onWidth: (width: number) => void;
  /** As wide as what the column shows. */
  readonly onFit: (edge: HTMLElement) => void;
}

/** The end of a column, to be dragged or clicked twice; the keyboard has Shift and an arrow or Enter on its name. */
export function ResizeEdge({ onWidth, onFit }: ResizeEdgeProps) {
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const edge = event.currentTarget;
    const [startX, startWidth] = [event.clientX, edge.parentElement!.getBoundingClientRect().width];
    const towards = isMirrored() ? -1 : 1;
    edge.setPointerCapture(event.pointerId);
    edge.onpointermove = (move) => onWidth(startWidth + towards * (move.clientX - startX));
    edge.onpointerup = () => (edge.onpointermove = null);
  };
  return <span className="grid-edge no-print" aria-hidden onPointerDown={begin} onDoubleClick={({ currentTarget }) => onFit(currentTarget)} />;
}
