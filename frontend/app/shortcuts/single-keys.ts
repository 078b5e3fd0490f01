import { useState } from 'react';

const STORED = 'single-key-shortcuts';

export function singleKeysWork(): boolean {
  return localStorage.getItem(STORED) !== 'off';
}

/** Whether plain letters do something: who speaks to the computer, or hits keys by accident, switches them off. */
export function useSingleKeys(): readonly [work: boolean, choose: (work: boolean) => void] {
  const [work, setWork] = useState(singleKeysWork);
  const choose = (chosen: boolean) => {
    localStorage.setItem(STORED, chosen ? 'on' : 'off');
    setWork(chosen);
  };
  return [work, choose];
}
