import type { Pool } from 'pg';
import { withoutMark } from '../write/beside.js';
import type { EngineLogger } from '../logger.js';
import type { EntityClass, Projection } from '../projection.js';
import type { ReadModelTables } from '../schema/read-model-tables.js';

const LOOK_EVERY_MS = 1_000;
/** Somebody may be waiting for it. */
const LOOK_WHILE_BUILDING_MS = 100;

/** How far the rows of this version are. */
export interface Building {
  readonly done: number;
  readonly secondsLeft: number | null;
}

/** Whether a list may be read; where it is read from older rows, by which of its properties they say nothing that is true. */
export type Ready = ({ readonly ready: true; readonly lacking: ReadonlySet<string> } | { readonly ready: false }) & Building;

interface State extends Building {
  readonly name: string;
  readonly fingerprint: string;
  readonly readBy: string;
  readonly built: boolean;
  readonly lacking: readonly string[];
}

interface Listed {
  readonly projection: Projection;
  readonly entity: EntityClass;
}

/**
 * Whether the rows that stand in the database are of the shape and version that this process reads, or can be read by it while its
 * own are built. Looked up every second, so that asking costs nothing.
 */
export class Readiness {
  private readonly states = new Map<string, State>();
  private readonly lists = new Map<string, Listed>();
  private readonly answers = new Map<string, Ready>();
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly tables: Pick<ReadModelTables, 'fingerprintOf' | 'layoutOf'>,
    private readonly log: EngineLogger,
  ) {}

  async start(projections: readonly Projection[]): Promise<void> {
    this.place(projections);
    await this.look();
    this.lookLater();
  }

  /** @param projections where this process keeps their rows from now on */
  place(projections: readonly Projection[]): void {
    for (const projection of projections) {
      this.lists.set(withoutMark(projection.name), { projection, entity: projection.entity });
      for (const { list, entity } of projection.totals) this.lists.set(withoutMark(list), { projection, entity });
    }
    this.judge();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** @param list a projection's name, or that of its totals */
  of(list: string): Ready {
    return this.answers.get(list) ?? { ready: false, done: 0, secondsLeft: null };
  }

  async look(): Promise<void> {
    const { rows } = await this.pool.query<State>(
      `SELECT c.name, c.fingerprint, c.read_by AS "readBy", c.built, c.lacking, coalesce(r.done, 0) AS done, r.seconds_left AS "secondsLeft"
       FROM projection.checkpoint c LEFT JOIN projection.rebuild r ON r.name = c.name AND r.state = 'running'`,
    );
    for (const state of rows) this.states.set(state.name, state);
    this.judge();
  }

  private judge(): void {
    for (const [list, listed] of this.lists) this.answers.set(list, this.judged(listed));
  }

  private judged({ projection, entity }: Listed): Ready {
    const state = this.states.get(projection.name);
    const { lacking = [], done = 0, secondsLeft = null } = state ?? {};
    const layout = this.tables.layoutOf(entity);
    const isReadable = state?.built && [state.fingerprint, state.readBy].includes(this.tables.fingerprintOf(projection)) && !lacking.includes(layout.table);
    return { ...(isReadable ? { ready: true, lacking: layout.among(lacking) } : { ready: false }), done, secondsLeft };
  }

  private lookLater(): void {
    if (this.stopped) return;
    const building = [...this.answers.values()].some((answer) => !answer.ready || answer.lacking.size > 0);
    this.timer = setTimeout(() => void this.lookAgain(), building ? LOOK_WHILE_BUILDING_MS : LOOK_EVERY_MS);
  }

  private async lookAgain(): Promise<void> {
    await this.look().catch((error: unknown) => this.log.warn('Readiness of the lists is unknown', { error }));
    this.lookLater();
  }
}
