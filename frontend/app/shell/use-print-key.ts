import { useEffect } from 'react';
import { isPrepared, printPage } from '../../kit/paper/print.js';

/** Ctrl-P prints all rows too, where a screen shows some of them only. */
export function usePrintKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p' || isPrepared()) return;
      event.preventDefault();
      void printPage();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
