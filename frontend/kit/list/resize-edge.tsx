import type { PointerEvent } from 'react';
import { isMirrored } from '../mirror.js';

interface ResizeEdgeProps {
  readonly onWidth: (width: number) => void;
}

/** The end of a column, to be dragged; the keyboard has Shift and an arrow on its name. */
export function ResizeEdge({ onWidth }: ResizeEdgeProps) {
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const edge = event.currentTarget;
    const [startX, startWidth] = [event.clientX, edge.parentElement!.getBoundingClientRect().width];
    const towards = isMirrored() ? -1 : 1;
    edge.setPointerCapture(event.pointerId);
    edge.onpointermove = (move) => onWidth(startWidth + towards * (move.clientX - startX));
    edge.onpointerup = () => (edge.onpointermove = null);
  };
  return <span className="grid-edge no-print" aria-hidden onPointerDown={begin} />;
}
