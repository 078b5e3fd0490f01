import { OverlayToaster, type Toaster } from '@blueprintjs/core';
import { createRoot } from 'react-dom/client';

/** A chunk of its own: no first screen has anything to say. */
export function createToaster(): Promise<Toaster> {
  return OverlayToaster.create({ position: 'bottom' }, { domRenderer: (element, container) => createRoot(container).render(element) });
}
