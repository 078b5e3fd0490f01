import { useState } from 'react';

const STORED = 'sidebar-minimised';

/** Whether the sidebar is narrow until it is pointed at; this browser keeps it. */
export function useMinimised(): readonly [minimised: boolean, turn: () => void] {
  const [minimised, setMinimised] = useState(() => localStorage.getItem(STORED) === 'yes');
  const turn = () => {
    localStorage.setItem(STORED, minimised ? 'no' : 'yes');
    setMinimised(!minimised);
  };
  return [minimised, turn];
}
