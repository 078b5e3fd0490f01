import { useEffect, useState } from 'react';

/** Seconds that are left; 0 when nothing is waited for. @returns them, and what starts counting down */
export function useCountdown(): readonly [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    // By the clock, since browsers slow down the timers of hidden tabs.
    const look = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) setUntil(0);
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until]);
  return [left, (seconds) => setUntil(seconds > 0 ? Date.now() + seconds * 1_000 : 0)];
}
