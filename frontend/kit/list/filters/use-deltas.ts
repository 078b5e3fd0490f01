import { useEffect, useState } from 'react';

const DELTA_SHOWS_MS = 4_000;

/** How far each figure moved within the last seconds. @param of what they are figures of: those of something else have not moved */
export function useDeltas(figures: readonly number[] | undefined, of: string): readonly number[] {
  const now = figures?.join();
  const [base, setBase] = useState({ of, now });
  if ((base.of !== of || base.now === undefined) && now !== undefined) setBase({ of, now });
  useEffect(() => {
    const timer = setTimeout(() => now !== undefined && setBase({ of, now }), DELTA_SHOWS_MS);
    return () => clearTimeout(timer);
  }, [of, now]);
  const before = base.of === of ? base.now?.split(',').map(Number) : undefined;
  return figures?.map((figure, index) => figure - (before?.[index] ?? figure)) ?? [];
}
