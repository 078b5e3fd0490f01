import type { Toaster } from '@blueprintjs/core';

let toaster: Promise<Toaster> | undefined;

const PASSING_MS = 3_000;
/** As long as it takes to notice a slip. */
const UNDO_MS = 10_000;

/** A passing word that something worked. Errors stay on the screen until read. */
export async function toast(message: string): Promise<void> {
  (await shown()).show({ message, timeout: PASSING_MS });
}

/** The same of what can be taken back. */
export async function toastWithUndo(message: string, undo: () => void): Promise<void> {
  (await shown()).show({ message, timeout: UNDO_MS, action: { text: 'Undo', onClick: undo } }, 'undo');
}

/** Why something was refused after its screen was left: it stays until it is read. */
export async function toastRefused(message: string, retry?: () => void): Promise<void> {
  (await shown()).show({ message: `Not done: ${message}`, intent: 'danger', timeout: 0, ...(retry && { action: { text: 'Try again', onClick: retry } }) });
}

function shown(): Promise<Toaster> {
  toaster ??= import('./toaster.js').then(({ createToaster }) => createToaster());
  toaster.catch(() => (toaster = undefined));
  return toaster;
}
