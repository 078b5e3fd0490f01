import { useEffect, useRef, useState } from 'react';

const MOVES_MS = 300;

interface MovingFigureProps {
  readonly value: number;
  readonly format: (value: number) => string;
}

/** A figure that counts to its new value, unless the person wants no motion. */
export function MovingFigure({ value, format }: MovingFigureProps) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = performance.now();
    const begin = from.current;
    const still = begin === value || matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = requestAnimationFrame(function step(now) {
      const part = still ? 1 : Math.min(1, (now - start) / MOVES_MS);
      from.current = part === 1 ? value : Math.round(begin + (value - begin) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{format(shown)}</>;
}
