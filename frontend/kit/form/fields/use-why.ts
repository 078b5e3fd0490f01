import { useState } from 'react';

/** `demanded`: nothing is saved without it. */
export type WhyAsked = 'offered' | 'demanded' | undefined;

/** Why something is changed, as a form asks for it; the history shows it. */
export interface Why {
  readonly asked: WhyAsked;
  readonly text: string;
  readonly missing: boolean;
  readonly say: (text: string) => void;
}

/** @returns the reason, and `stops`, whether one is demanded and missing: its field then says so */
export function useWhy(asked: WhyAsked) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const why: Why = { asked, text, missing: missing && asked === 'demanded', say: (said) => (setText(said), setMissing(false)) };
  const stops = () => {
    const stopped = asked === 'demanded' && text.trim() === '';
    setMissing(stopped);
    return stopped;
  };
  return { why, stops, reason: asked && text.trim() !== '' ? { reason: text.trim() } : {} };
}
