import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { NONE, sourceKeyOf } from '../../../events/reports/report-keys.rules.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { namesOfKeys, type NameOfKey } from '../../../projections/reports/report.queries.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { StillBuilding } from '../../platform/projections/still-building.js';
import type { NamesChosen } from './report-schedule.dto.js';

/** How each of the keys that an address holds stands in the read models. */
const keyIn = {
  rep: (text: string) => (text === NONE ? '' : text),
  source: sourceKeyOf,
  team: (text: string) => text.toLowerCase(),
} as const;

const kinds = ['rep', 'source', 'team'] as const;

/** What the reps, sources and teams are called that choices name by their keys. */
@Injectable()
export class ChosenNames {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
  ) {}

  /** For each choice, in their order. Nothing while the names are being built: the schedules themselves can be read. */
  async of(choices: readonly string[]): Promise<readonly NamesChosen[]> {
    const asked = choices.map(keysIn);
    if (asked.every((keys) => Object.keys(keys).length === 0) || !this.areReady()) return choices.map(() => ({}));
    const keysOf = (kind: keyof NamesChosen) => [...new Set(asked.flatMap((keys) => keys[kind] ?? []))];
    const rows = await rowsOf<NameOfKey>(this.pool, namesOfKeys({ reps: keysOf('rep'), sources: keysOf('source'), teams: keysOf('team') }));
    const names = new Map(rows.map(({ kind, key, name }) => [`${kind} ${key}`, name]));
    return asked.map((keys) => namedIn((kind) => names.get(`${kind} ${keys[kind]}`)));
  }

  private areReady(): boolean {
    try {
      this.ready.requireAll(['counted-tours', 'employee-list']);
      return true;
    } catch (error) {
      if (error instanceof StillBuilding) return false;
      throw error;
    }
  }
}

function keysIn(choice: string): NamesChosen {
  const params = new URLSearchParams(choice);
  return namedIn((kind) => (params.get(kind) ? keyIn[kind](params.get(kind)!) : undefined));
}

/** Without those of which nothing is known. */
function namedIn(found: (kind: keyof NamesChosen) => string | null | undefined): NamesChosen {
  return Object.fromEntries(kinds.flatMap((kind) => (found(kind) ? [[kind, found(kind)]] : [])));
}
