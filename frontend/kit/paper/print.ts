import { useEffect, useRef } from 'react';

/** Past so many rows a file is the better paper. */
export const MOST_ON_PAPER = 2_000;

const preparations = new Set<() => Promise<unknown>>();

/** What a screen does before it is printed: it fetches what it does not show yet. */
export function usePaperPreparation(prepare: () => Promise<unknown>): void {
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    const one = () => latest.current();
    preparations.add(one);
    return () => void preparations.delete(one);
  }, []);
}

/** Whether the page has to fetch something first. */
export function isPrepared(): boolean {
  return preparations.size === 0;
}

/** Prints the page once everything that belongs on it is there; what could not be fetched, the page says itself. */
export async function printPage(): Promise<void> {
  await Promise.allSettled([...preparations].map((prepare) => prepare()));
  window.print();
}
