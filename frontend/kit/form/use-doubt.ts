import { useRef, useState } from 'react';

/** What is asked before something is saved that can hardly be meant. */
export interface Doubt {
  readonly asked: string | undefined;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** @returns the question, and `stops`, which asks it unless it was confirmed in the same words; who confirms saves */
export function useDoubt(save: () => Promise<void>) {
  const [asked, setAsked] = useState<string>();
  const confirmed = useRef<string>(undefined);
  const confirm = () => {
    confirmed.current = asked;
    setAsked(undefined);
    void save();
  };
  const stops = (words: string | undefined) => {
    const stopped = words !== undefined && words !== confirmed.current;
    if (stopped) setAsked(words);
    return stopped;
  };
  return { doubt: { asked, confirm, cancel: () => setAsked(undefined) } satisfies Doubt, stops };
}
