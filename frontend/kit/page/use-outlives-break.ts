import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { breakKeeper } from './outlives-break.js';

/** State that a part of a page has again when the page broke and is shown anew. @param name one of its kind on the page */
export function useOutlivesBreak<T>(name: string, initial: () => T): [T, Dispatch<SetStateAction<T>>] {
  const { pathname } = useLocation();
  const [value, setValue] = useState(() => (breakKeeper.waiting(pathname, name) as T | undefined) ?? initial());
  useEffect(() => {
    breakKeeper.taken(name);
    breakKeeper.hold(name, value);
    return () => breakKeeper.letGo(name);
  }, [name, value]);
  return [value, setValue];
}
