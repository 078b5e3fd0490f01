import { useEffect } from 'react';
import { menuStep } from './menu-step.js';

/** Arrow keys and first letters in every menu that opens anywhere. */
export function useMenuKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || target.closest('input, textarea, select') || ctrlKey || metaKey || altKey) return;
  // A menu that has just opened: the focus is on the box around it.
  const menu = target.closest('[role=menu]') ?? target.closest('.bp6-popover, [class*=focus-trap]')?.parentElement?.querySelector('[role=menu]');
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? [])];
  if (items.length === 0) return;
  const to = menuStep(key, items.indexOf(target), items.map((item) => item.textContent.trim()));
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}
