/** A part of a month's bar, from below; the one above all is the mark of the year before. */
export interface StackPlace {
  readonly month: number;
  readonly part: number;
}

/** Where a key leads among the parts of the months; undefined for other keys. @param size how many months and parts there are */
export function partAfter(at: StackPlace | undefined, key: string, size: StackPlace): StackPlace | undefined {
  const within = (place: StackPlace) => ({ month: clamp(place.month, size.month), part: clamp(place.part, size.part) });
  const { month, part } = at ?? { month: key === 'ArrowLeft' ? size.month : -1, part: 0 };
  switch (key) {
    case 'ArrowRight':
      return within({ month: month + 1, part });
    case 'ArrowLeft':
      return within({ month: month - 1, part });
    case 'ArrowUp':
      return within({ month, part: at ? part + 1 : 0 });
    case 'ArrowDown':
      return within({ month, part: part - 1 });
    case 'Home':
      return within({ month: 0, part });
    case 'End':
      return within({ month: size.month, part });
    default:
      return undefined;
  }
}

function clamp(place: number, many: number): number {
  return Math.min(many - 1, Math.max(0, place));
}
