import { useState } from 'react';

/** State that this browser keeps. What is made of what was kept before is made of what another tab may have kept meanwhile. */
export function useStored<T extends object | number | null>(key: string, initial: T): [T, (value: T | ((kept: T) => T)) => void] {
  const [held, setHeld] = useState(() => ({ key, value: read(key, initial) }));
  if (held.key !== key) setHeld({ key, value: read(key, initial) });
  const store = (given: T | ((kept: T) => T)) => {
    const value = typeof given === 'function' ? given(read(key, initial)) : given;
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
