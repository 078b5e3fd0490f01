import { useSyncExternalStore } from 'react';

const unsavedForms = new Set<string>();
const watchers = new Set<() => void>();

export function reportUnsaved(form: string, dirty: boolean): void {
  if (dirty) unsavedForms.add(form);
  else unsavedForms.delete(form);
  watchers.forEach((watcher) => watcher());
}

/** True while any form on the screen holds something that is not saved. */
export function useAnythingUnsaved(): boolean {
  return useSyncExternalStore(watch, () => unsavedForms.size > 0);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
