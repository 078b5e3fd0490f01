import { useEffect } from 'react';
import { useSession } from '../../server/session.js';
import { preloadWhenIdle } from '../preload.js';
import { useScreen } from './use-screen.js';

/** From screen to screen, what this person may go to next is fetched before it is asked for. */
export function usePreloading(): void {
  const { may } = useSession();
  const open = useScreen()?.screen;
  useEffect(() => preloadWhenIdle(open, may), [open, may]);
}
