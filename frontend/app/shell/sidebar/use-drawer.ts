import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** From here on the sidebar stands beside the page (sidebar.css). */
const DESKTOP = '(width >= 960px)';

/** The sidebar of narrow windows: it keeps the focus while it is open and gives it back. */
export function useDrawer() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  // Whoever chose an entry wants to see its screen.
  if (place !== key) {
    setPlace(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return undefined;
    const entry = box.current?.querySelector<HTMLElement>('[aria-current]') ?? box.current?.querySelector('a');
    entry?.focus();
    const desktop = matchMedia(DESKTOP);
    const widened = () => setOpen(false);
    desktop.addEventListener('change', widened);
    return () => desktop.removeEventListener('change', widened);
  }, [open]);
  const close = () => {
    setOpen(false);
    // The header takes no focus before it is drawn without the drawer.
    requestAnimationFrame(() => button.current?.focus());
  };
  return { open, box, button, show: () => setOpen(true), close };
}
