/** The tiles of the contracts dashboard, and what they are called. */
export const tiles = {
  volume: 'Volume of the month',
  'in-progress': 'In progress',
  overdue: 'Overdue to close',
  closing: 'Closing in the next 7 days',
  rescission: 'Rescission ends in 7 days',
} as const;

export type TileName = keyof typeof tiles;

/** What the contracts behind a figure are chosen by, where it is not shown of every contract. */
export const chosenBy = { rescission: 'lastDayToRescind' } as const satisfies { readonly [Tile in TileName]?: string };

/** What a figure is called: of a tile, of `status:Closed`, of `month:2026-10`. */
export function figureWords(behind: string): string {
  const [kind, value = ''] = behind.split(':');
  if (kind === 'status') return `Status: ${value}`;
  if (kind === 'month') return `Contracts of ${value.slice(5)}/${value.slice(0, 4)}`;
  return Object.hasOwn(tiles, behind) ? tiles[behind as TileName] : '';
}
