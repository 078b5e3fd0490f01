import { useEffect, useRef, useState } from 'react';

/** A figure reaches its new value within so many milliseconds. */
const COUNTING_MS = 300;

interface CountingFigureProps {
  /** Decimal string or whole number. */
  readonly value: string | number;
  readonly format: (value: string) => string;
}

/** A figure that counts to its new value; at once for those who want no motion. */
export function CountingFigure({ value, format }: CountingFigureProps) {
  const shown = useCounting(Number(value), COUNTING_MS);
  const places = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  // The last word is the exact text: a float is only good for the way there.
  const text = shown === undefined ? String(value) : shown.toFixed(places);
  return <span aria-label={format(String(value))}>{format(text)}</span>;
}

/** @returns undefined once the target is reached */
function useCounting(target: number, milliseconds: number): number | undefined {
  const from = useRef(target);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const start = from.current;
    from.current = target;
    if (start === target || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, (now - began) / milliseconds);
      setShown(done === 1 ? undefined : start + (target - start) * done);
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(undefined);
    };
  }, [target, milliseconds]);
  return shown;
}
