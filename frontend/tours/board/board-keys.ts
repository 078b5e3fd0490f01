import type { KeyboardEvent } from 'react';
import { unmirroredKey } from '../../kit/mirror.js';

/** Where an arrow key leads: along the tours of a rep, or to the tour of the next rep that starts nearest. */
export function walkBlocks(event: KeyboardEvent<HTMLElement>): void {
  const here = (event.target as HTMLElement).closest<HTMLElement>('[data-from]');
  const next = here && blockBy(unmirroredKey(event.key), here, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function blockBy(key: string, here: HTMLElement, board: HTMLElement): HTMLElement | undefined {
  const rows = [...board.querySelectorAll<HTMLElement>('[data-rep]')].map((row) => [...row.querySelectorAll<HTMLElement>('[data-from]')]).filter((row) => row.length > 0);
  const row = rows.findIndex((blocks) => blocks.includes(here));
  const own = rows[row] ?? [];
  const place = own.indexOf(here);
  switch (key) {
    case 'ArrowRight':
      return own[place + 1];
    case 'ArrowLeft':
      return own[place - 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowDown':
      return nearest(rows[row + 1], here);
    case 'ArrowUp':
      return nearest(rows[row - 1], here);
    default:
      return undefined;
  }
}

function nearest(blocks: readonly HTMLElement[] | undefined, here: HTMLElement): HTMLElement | undefined {
  const away = (block: HTMLElement) => Math.abs(Number(block.dataset['from']) - Number(here.dataset['from']));
  return blocks && [...blocks].sort((one, other) => away(one) - away(other))[0];
}
