import { useEffect, useRef } from 'react';
import { useForgetSession, useSignOut } from '../server/session.js';
import { tellOtherWindows } from './why-signed-out.js';

/** Opening the login page ends whatever session there was, here and on the server (decisions.md A10). @returns waits until that is done */
export function useClearedSession(alreadyOver = false): () => Promise<void> {
  const signOut = useSignOut();
  const forget = useForgetSession();
  const clearing = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (alreadyOver) return forget();
    tellOtherWindows();
    // A server that cannot be reached now is told again by the sign-in itself, which replaces the session.
    clearing.current ??= signOut().catch(() => undefined);
  }, [alreadyOver, signOut, forget]);
  return async () => clearing.current;
}
