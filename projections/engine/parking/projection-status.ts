import type { Pool } from 'pg';
import { START, type EventStore, type Head, type Position } from '../../../events/store/event-store.js';
import { withoutMark } from '../write/beside.js';
import { LEADER_LOCKS } from '../run/leadership.js';
import type { ParkedRow } from './parking.js';
import type { Projection } from '../projection.js';
import type { RebuildProgress } from '../rebuild/rebuild-progress.js';

/** How a projection is doing, for the health check and the Operations screen. */
export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  /** Version of the rows that stand in the database; null before the first build. */
  readonly builtVersion: number | null;
  /** May be read: its rows are of this version, or of an older one and can be read while this one's are built. */
  readonly ready: boolean;
  /** What older rows say nothing of: `table.column`, or a table of totals. */
  readonly lacking: readonly string[];
  readonly position: Position;
  readonly head: Position;
  readonly lag: { readonly amount: number; readonly unit: 'events' | 'log bytes' };
  /** Events a second. */
  readonly rate: number;
  readonly leader: 'this process' | 'another process' | 'nobody';
  /** Events that failed or wait behind one that did. */
  readonly parkedCount: number;
  /** The first of them. */
  readonly parked: readonly ParkedRow[];
  readonly rebuild: RebuildProgress | null;
  /** Why another version of the product, started beside this one, could not build its rows when it last tried. */
  readonly besideFailed: string | null;
  readonly updatedAt: string | null;
}

const MOST_PARKED = 50;

interface StoredStatus {
  readonly name: string;
  readonly version: number | null;
  readonly fingerprint: string | null;
  readonly readBy: string | null;
  readonly lacking: readonly string[] | null;
  readonly handled: Position | null;
  readonly built: boolean | null;
  readonly rate: number | null;
  readonly updatedAt: Date | null;
  readonly led: boolean;
  readonly parkedCount: number;
  readonly parked: readonly ParkedRow[] | null;
  readonly rebuild: RebuildProgress | null;
  readonly besideFailed: string | null;
}

/** Read from the database, so that every process answers alike. */
export class StatusReader {
  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
    private readonly fingerprintOf: (projection: Projection) => string,
    private readonly leads: (name: string) => boolean,
  ) {}

  async read(projections: readonly Projection[]): Promise<ProjectionStatus[]> {
    const [head, { rows }] = await Promise.all([
      this.store.head(),
      this.pool.query<StoredStatus>(STATUS, [projections.map(({ name }) => name), LEADER_LOCKS, MOST_PARKED]),
    ]);
    const stored = new Map(rows.map((row) => [row.name, row]));
    return projections.map((projection) => this.status(projection, stored.get(projection.name), head));
  }

  private status(projection: Projection, row: StoredStatus | undefined, head: Head): ProjectionStatus {
    const { name, version } = projection;
    const handled = row?.handled ?? START;
    const lag = this.store.lag(handled, head.position);
    return {
      name: withoutMark(name),
      version,
      builtVersion: row?.version ?? null,
      ready: row?.built === true && [row.fingerprint, row.readBy].includes(this.fingerprintOf(projection)),
      lacking: row?.lacking ?? [],
      position: handled,
      head: head.position,
      lag,
      rate: lag.amount === 0 ? 0 : (row?.rate ?? 0),
      leader: this.leads(name) ? 'this process' : row?.led ? 'another process' : 'nobody',
      parkedCount: row?.parkedCount ?? 0,
      parked: row?.parked ?? [],
      rebuild: row?.rebuild ?? null,
      besideFailed: row?.besideFailed ?? null,
      updatedAt: row?.updatedAt?.toISOString() ?? null,
    };
  }
}

const STATUS = `
SELECT named.name, c.version, c.fingerprint, c.read_by AS "readBy", c.lacking, c.handled, c.built, c.rate, c.updated_at AS "updatedAt",
  EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = $2::integer::oid AND objid = hashtext(named.name)::oid AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ) AS led,
  (SELECT count(*)::integer FROM projection.parked p WHERE p.projection = named.name) AS "parkedCount",
  (SELECT json_agg(p) FROM (
    SELECT projection, stream, revision, event_type AS "eventType", error, attempts, parked_at AS "parkedAt"
    FROM projection.parked WHERE projection = named.name ORDER BY (error IS NULL), parked_at, stream, revision LIMIT $3
  ) p) AS parked,
  (SELECT json_build_object('state', state, 'version', version, 'position', position, 'head', head, 'done', done, 'rate', rate,
    'secondsLeft', seconds_left, 'startedAt', started_at, 'finishedAt', finished_at, 'error', error)
   FROM projection.rebuild r WHERE r.name = named.name) AS rebuild,
  (SELECT r.error FROM projection.rebuild r WHERE split_part(r.name, '@', 1) = split_part(named.name, '@', 1) AND r.name <> named.name AND r.error IS NOT NULL
   ORDER BY r.started_at DESC LIMIT 1) AS "besideFailed"
FROM unnest($1::text[]) AS named(name) LEFT JOIN projection.checkpoint c USING (name)`;
