import { Alert } from '@blueprintjs/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a link, the Back button or a closed tab loses what was typed. */
export function LeaveGuard({ when }: { readonly when: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return <LosingChanges open={blocker.state === 'blocked'} onStay={() => blocker.reset?.()} onLose={() => blocker.proceed?.()} />;
}

/** @returns the question, and what to call in place of `lose` */
export function useAskBeforeLosing(dirty: boolean, lose: () => void): [question: ReactNode, ask: () => void] {
  const [open, setOpen] = useState(false);
  const ask = () => (dirty ? setOpen(true) : lose());
  return [<LosingChanges key="losing" open={open} onStay={() => setOpen(false)} onLose={lose} />, ask];
}

function LosingChanges({ open, onStay, onLose }: { readonly open: boolean; readonly onStay: () => void; readonly onLose: () => void }) {
  return (
    <Alert isOpen={open} cancelButtonText="Keep editing" confirmButtonText="Discard changes" intent="danger" canEscapeKeyCancel onCancel={onStay} onConfirm={onLose}>
      <p>Your changes have not been saved.</p>
    </Alert>
  );
}
