import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { AskedTogether } from './asked-together.js';
import type { EngineLogger } from './logger.js';
import type { Projection } from './projection.js';

const LOOK_EVERY_MS = 15_000;

/** A newer version that is only restarted is waited for; whoever goes back to an older one for good waits as long. */
const REMEMBERED_MINUTES = 5;

/**
 * Which fingerprints the processes on a database have, in the order in which each was first seen there. Of two versions of
 * the product side by side the one that came later keeps its rows: else each would build them anew whenever it leads.
 */
export class Shapes {
  private newer: ReadonlySet<string> = new Set();
  /** At a start every leader looks, each after it was given the lead. */
  private readonly looks = new AskedTogether<string, boolean>(async (names) => {
    await this.look();
    return names.map((name) => this.givesWay(name));
  });

  constructor(
    private readonly pool: Pool,
    private readonly projections: readonly Projection[],
    private readonly fingerprintOf: (projection: Projection) => string,
    private readonly log: EngineLogger,
  ) {}

  /** Before anything is led. */
  async start(): Promise<void> {
    await this.pool.query(SAY, [this.own()]);
    await this.look();
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.start().catch((error: unknown) => this.log.warn('What other versions have built is unknown', { error }));
    }
  }

  /** Whether a newer version of the product has built the rows, as far as was looked: this process leaves them alone. */
  givesWay(name: string): boolean {
    return this.newer.has(name);
  }

  mustGiveWay(name: string): Promise<boolean> {
    return this.looks.ask(name);
  }

  private async look(): Promise<void> {
    const { rows } = await this.pool.query<{ name: string }>(NEWER, [this.own(), REMEMBERED_MINUTES]);
    const before = this.newer;
    this.newer = new Set(rows.map(({ name }) => name));
    const found = [...this.newer].filter((name) => !before.has(name));
    if (found.length > 0) this.log.warn(`A newer version of the product has built ${found.join(', ')}: this process neither leads nor shows them`);
  }

  private own(): string {
    return JSON.stringify(this.projections.map((projection) => ({ name: projection.name, version: projection.version, fingerprint: this.fingerprintOf(projection) })));
  }
}

const OWN = 'json_to_recordset($1) AS own(name text, version integer, fingerprint text)';

const SAY = `
INSERT INTO projection.shape (projection, fingerprint) SELECT name, fingerprint FROM ${OWN} ORDER BY name
ON CONFLICT (projection, fingerprint) DO UPDATE SET last_seen_at = now()`;

const NEWER = `
SELECT name FROM ${OWN} JOIN projection.checkpoint rows USING (name)
LEFT JOIN projection.shape ours ON ours.projection = name AND ours.fingerprint = own.fingerprint
LEFT JOIN projection.shape theirs ON theirs.projection = name AND theirs.fingerprint = rows.fingerprint
WHERE rows.version > own.version OR (theirs.number > ours.number AND theirs.last_seen_at > now() - $2 * interval '1 minute')`;
