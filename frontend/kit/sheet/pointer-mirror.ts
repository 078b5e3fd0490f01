import { useEffect, type RefObject } from 'react';
import { isMirrored } from '../mirror.js';

/** Blueprint's table only runs from left to right: mirrored as a picture, it is told of a mirrored mouse. */
export function usePointerMirror(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let dragging = false;
    const mirror = (event: MouseEvent) => {
      const within = box.current !== null && event.target instanceof Node && box.current.contains(event.target);
      if (event.type === 'mousedown') dragging = within;
      if (!isMirrored() || !(within || dragging) || !box.current) return;
      const { left, right } = box.current.getBoundingClientRect();
      Object.defineProperty(event, 'clientX', { value: left + right - event.clientX });
      if (event.type === 'mouseup') dragging = false;
    };
    const kinds = ['mousedown', 'mousemove', 'mouseup'] as const;
    for (const kind of kinds) window.addEventListener(kind, mirror, true);
    return () => kinds.forEach((kind) => window.removeEventListener(kind, mirror, true));
  }, [box]);
}
