import type { Change } from '../../backend/changes/changes.dto.js';
import { today } from '../kit/format/dates.js';

/** What was saved together, told once: the fields first, then what followed from them. */
export interface Save {
  readonly key: string;
  readonly changes: readonly Change[];
  /** The first of them: who, when, which record. */
  readonly head: Change;
  readonly reason: string;
}

export interface DayOfSaves {
  /** YYYY-MM-DD, New York. */
  readonly day: string;
  readonly saves: readonly Save[];
}

/** @param changes newest first, as they came */
export function savesByDay(changes: readonly Change[]): readonly DayOfSaves[] {
  const days = new Map<string, Map<string, Change[]>>();
  for (const change of changes) {
    const day = today(new Date(change.at));
    const saves = days.get(day) ?? new Map<string, Change[]>();
    const key = `${change.save} ${change.stream}`;
    saves.set(key, [...(saves.get(key) ?? []), change]);
    days.set(day, saves);
  }
  return [...days].map(([day, saves]) => ({ day, saves: [...saves].map(([key, all]) => saveOf(key, all)) }));
}

function saveOf(key: string, all: readonly Change[]): Save {
  const changes = all.toSorted((a, b) => Number(a.computed) - Number(b.computed) || (a.key < b.key ? -1 : 1));
  // A reason may stand at one of several sections that were saved together.
  return { key, changes, head: changes[0]!, reason: changes.find(({ reason }) => reason)?.reason ?? '' };
}
