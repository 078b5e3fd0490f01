import { useEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is, in pixels, as its window is drawn larger and smaller; undefined until it is there. */
export function useRoomWidth<Room extends HTMLElement>(): readonly [RefObject<Room | null>, number | undefined] {
  const room = useRef<Room>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return [room, width];
}
