import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';
import { CallFailed, CheckoutCalls } from './checkout-calls.js';
import { linkIn, thisPage } from './checkout-link.js';

/** What happens in another window, or at the desk, shows within this. */
const LOOK_EVERY_MS = 10_000;

export interface Checkout {
  readonly calls: CheckoutCalls;
  /** Undefined until it is there. */
  readonly answer: CheckoutAnswer | undefined;
  /** Why there is none: the words of the server, or blank where nobody answered. */
  readonly closed: string | undefined;
  /** Milliseconds of the hold. */
  readonly left: number;
  readonly show: (answer: CheckoutAnswer) => void;
  readonly look: () => Promise<CheckoutAnswer | undefined>;
}

/** A purchase as the server has it, followed while the page is open. */
export function useCheckout(): Checkout {
  const calls = useMemo(() => new CheckoutCalls(linkIn(thisPage)), []);
  const [answer, setAnswer] = useState<CheckoutAnswer>();
  const [closed, setClosed] = useState<string>();
  const [now, setNow] = useState(() => Date.now());
  // A browser's clock may be wrong: what counts is how far the server's is from it.
  const ahead = useRef(0);
  const show = useCallback((read: CheckoutAnswer) => {
    ahead.current = Date.parse(read.now) - Date.now();
    setAnswer(read);
    setClosed(undefined);
    setNow(Date.now());
  }, []);
  const asked = useRef(false);
  const look = useCallback(async () => {
    try {
      const before = await calls.read();
      // The card company is asked when the page opens, and when the time is over: it may know more than was told.
      const read = before.stillChecked && (!asked.current || before.status === 'over') ? await calls.settle().catch(() => before) : before;
      asked.current = true;
      show(read);
      return read;
    } catch (error) {
      if (error instanceof CallFailed) setClosed(error.message);
      return undefined;
    }
  }, [calls, show]);
  useEffect(() => {
    void look();
    const looking = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_EVERY_MS);
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    const back = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', back);
    };
  }, [look]);
  const isOver = answer?.status === 'open' && Date.parse(answer.heldUntil) <= now + ahead.current;
  useEffect(() => {
    if (isOver) void look();
  }, [isOver, look]);
  const left = answer ? Math.max(0, Date.parse(answer.heldUntil) - now - ahead.current) : 0;
  return { calls, answer, closed, left, show, look };
}
