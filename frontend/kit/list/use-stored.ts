import { useState } from 'react';

/** State that this browser keeps. */
export function useStored<T>(key: string, initial: T): [T, (value: T) => void] {
  const [held, setHeld] = useState(() => ({ key, value: read(key, initial) }));
  if (held.key !== key) setHeld({ key, value: read(key, initial) });
  const store = (value: T) => {
    localStorage.setItem(key, JSON.stringify(value));
    setHeld({ key, value });
  };
  return [held.value, store];
}

function read<T>(key: string, initial: T): T {
  const text = localStorage.getItem(key);
  if (text === null) return initial;
  try {
    return JSON.parse(text) as T;
  } catch {
    // Written by another version, or by hand: not worth a broken screen.
    return initial;
  }
}
