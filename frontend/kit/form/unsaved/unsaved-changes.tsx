import { createContext, useContext, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { LosingChanges } from './losing-changes.js';
import { takesFormsAway } from './takes-forms-away.js';
import { reportUnsaved } from './unsaved-forms.js';

interface Reports {
  readonly report: (form: string, dirty: boolean) => void;
  readonly forget: () => void;
}

const ReportContext = createContext<Reports>({ report: () => undefined, forget: () => undefined });

/** Around a page with forms: asks before a link, the Back button or a closed tab loses what was typed in any of them. */
export function UnsavedChanges({ children }: { readonly children: ReactNode }) {
  const dirtyForms = useRef(new Set<string>());
  const [dirty, setDirty] = useState(false);
  const reports = useMemo<Reports>(() => {
    const tell = () => setDirty(dirtyForms.current.size > 0);
    return {
      report: (form, isDirty) => {
        if (isDirty) dirtyForms.current.add(form);
        else dirtyForms.current.delete(form);
        tell();
      },
      forget: () => {
        dirtyForms.current.clear();
        tell();
      },
    };
  }, []);
  // The router allows one blocker at a time, so that two open forms share this one.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirtyForms.current.size > 0 && takesFormsAway(currentLocation, nextLocation));
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return (
    <ReportContext value={reports}>
      {children}
      <LosingChanges open={blocker.state === 'blocked'} onStay={() => blocker.reset?.()} onLose={() => blocker.proceed?.()} />
    </ReportContext>
  );
}

/** Says that a form holds something that is not saved. */
export function useUnsaved(dirty: boolean): void {
  const form = useId();
  const { report } = useContext(ReportContext);
  useEffect(() => {
    report(form, dirty);
    reportUnsaved(form, dirty);
    return () => {
      report(form, false);
      reportUnsaved(form, false);
    };
  }, [report, form, dirty]);
}

/** For a form that is the page: going where it leads once it is saved, or given up on purpose, asks nothing more. */
export function useLeaving(go: () => void): () => void {
  const { forget } = useContext(ReportContext);
  return () => {
    forget();
    go();
  };
}

/** @returns the question, and what to call in place of `lose` */
export function useAskBeforeLosing(dirty: boolean, lose: () => void): readonly [question: ReactNode, ask: () => void] {
  const [open, setOpen] = useState(false);
  const question = useMemo(() => <LosingChanges open={open} onStay={() => setOpen(false)} onLose={lose} />, [open, lose]);
  return [question, () => (dirty ? setOpen(true) : lose())];
}
