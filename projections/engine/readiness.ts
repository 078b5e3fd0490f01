import type { Pool } from 'pg';
import { withoutMark } from './beside.js';
import { listsOf } from './lists-of.js';
import type { EngineLogger } from './logger.js';
import type { Projection } from './projection.js';

const LOOK_EVERY_MS = 1_000;
/** Somebody may be waiting for it. */
const LOOK_WHILE_BUILDING_MS = 100;

/** Whether a list may be read; if not, how far its rows are. */
export type Ready = { readonly ready: true } | { readonly ready: false; readonly done: number; readonly secondsLeft: number | null };

interface State {
  readonly name: string;
  readonly fingerprint: string;
  readonly readBy: string;
  readonly built: boolean;
  readonly done: number | null;
  readonly secondsLeft: number | null;
}

/**
 * Whether the rows that stand in the database are of the shape and version that this process reads, or can be read by it while its
 * own are built. Looked up every second, so that asking costs nothing.
 */
export class Readiness {
  private readonly states = new Map<string, State>();
  private readonly projectionOf = new Map<string, Projection>();
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly fingerprintOf: (projection: Projection) => string,
    private readonly log: EngineLogger,
  ) {}

  async start(projections: readonly Projection[]): Promise<void> {
    for (const projection of projections) for (const list of listsOf(projection)) this.projectionOf.set(withoutMark(list), projection);
    await this.look();
    this.lookLater();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** @param list a projection's name, or that of its totals */
  of(list: string): Ready {
    const projection = this.projectionOf.get(list);
    const state = projection && this.states.get(projection.name);
    if (state?.built && [state.fingerprint, state.readBy].includes(this.fingerprintOf(projection!))) return { ready: true };
    return { ready: false, done: state?.done ?? 0, secondsLeft: state?.secondsLeft ?? null };
  }

  async look(): Promise<void> {
    const { rows } = await this.pool.query<State>(
      `SELECT c.name, c.fingerprint, c.read_by AS "readBy", c.built, r.done, r.seconds_left AS "secondsLeft"
       FROM projection.checkpoint c LEFT JOIN projection.rebuild r ON r.name = c.name AND r.state = 'running'`,
    );
    for (const state of rows) this.states.set(state.name, state);
  }

  private lookLater(): void {
    if (this.stopped) return;
    const building = [...this.projectionOf.keys()].some((list) => !this.of(list).ready);
    this.timer = setTimeout(() => void this.lookAgain(), building ? LOOK_WHILE_BUILDING_MS : LOOK_EVERY_MS);
  }

  private async lookAgain(): Promise<void> {
    await this.look().catch((error: unknown) => this.log.warn('Readiness of the lists is unknown', { error }));
    this.lookLater();
  }
}
