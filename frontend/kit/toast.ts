import type { Toaster } from '@blueprintjs/core';

let toaster: Promise<Toaster> | undefined;

const PASSING_MS = 3_000;
/** As long as it takes to notice a slip. */
const UNDO_MS = 10_000;

/** A passing word that something worked. Errors never go here: they stay on the screen until read. */
export async function toast(message: string): Promise<void> {
  (await shown()).show({ message, timeout: PASSING_MS });
}

/** The same of what can be taken back. */
export async function toastWithUndo(message: string, undo: () => void): Promise<void> {
  (await shown()).show({ message, timeout: UNDO_MS, action: { text: 'Undo', onClick: undo } }, 'undo');
}

function shown(): Promise<Toaster> {
  toaster ??= import('./toaster.js').then(({ createToaster }) => createToaster());
  toaster.catch(() => (toaster = undefined));
  return toaster;
}
