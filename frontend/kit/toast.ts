import { OverlayToaster, type Toaster } from '@blueprintjs/core';
import { createRoot } from 'react-dom/client';

let toaster: Promise<Toaster> | undefined;

/** A passing word that something worked. Errors never go here: they stay on the screen until read. */
export async function toast(message: string): Promise<void> {
  toaster ??= OverlayToaster.create({ position: 'bottom' }, { domRenderer: (element, container) => createRoot(container).render(element) });
  (await toaster).show({ message, timeout: 3_000 });
}
