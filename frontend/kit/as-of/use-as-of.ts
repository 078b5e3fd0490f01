import { useSearchParams } from 'react-router-dom';
import { dayIn, holdDay, withDay } from './held-day.js';

export interface AsOf {
  /** YYYY-MM-DD, its end in New York; undefined is now. */
  readonly day: string | undefined;
  /** @param without what else of the address belongs to the day before */
  readonly choose: (day: string | undefined, without?: readonly string[]) => void;
}

/** The day that the page is to show; stands in the address and goes along through every link. */
export function useAsOf(): AsOf {
  const [params, setParams] = useSearchParams();
  return {
    day: dayIn(params),
    choose: (day, without = []) => {
      holdDay(day);
      const next = withDay(params, day);
      without.forEach((name) => next.delete(name));
      setParams(next);
    },
  };
}
