import type { Pool } from 'pg';
import { START, type EventStore, type Position } from '../../../events/store/event-store.js';
import { LEADER_LOCKS } from '../run/leadership.js';
import type { ParkedRow } from '../parking/parking.js';

/** How a consumer that is no projection is doing, for the health check and the Operations screen. */
export interface ConsumerStatus {
  readonly name: string;
  /** Place in the store that it has handled. */
  readonly position: Position;
  readonly head: Position;
  readonly lag: ReturnType<EventStore['lag']>;
  readonly led: boolean;
  /** Error of the last attempt, while the same event is tried again and again. */
  readonly failure: string | null;
  readonly parkedCount: number;
  /** The first of them. */
  readonly parked: readonly ParkedRow[];
  readonly updatedAt: string | null;
}

interface Row {
  readonly name: string;
  readonly handled: Position | null;
  readonly led: boolean;
  readonly failure: string | null;
  readonly parkedCount: number;
  readonly parked: readonly ParkedRow[] | null;
  readonly updatedAt: Date | null;
}

const MOST_PARKED = 50;

/** Read from the database, so that every process answers alike. */
export async function readConsumerStatus(pool: Pool, store: EventStore, names: readonly string[]): Promise<ConsumerStatus[]> {
  const [{ position: head }, { rows }] = await Promise.all([store.head(), pool.query<Row>(STATUS, [names, LEADER_LOCKS, MOST_PARKED])]);
  return rows.map(({ name, handled, led, failure, parkedCount, parked, updatedAt }) => ({
    name,
    position: handled ?? START,
    head,
    lag: store.lag(handled ?? START, head),
    led,
    failure,
    parkedCount,
    parked: parked ?? [],
    updatedAt: updatedAt?.toISOString() ?? null,
  }));
}

const STATUS = `
SELECT named.name, c.handled, c.failure, c.updated_at AS "updatedAt",
  EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = $2::integer::oid AND objid = hashtext(named.name)::oid AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ) AS led,
  (SELECT count(*)::integer FROM projection.parked p WHERE p.projection = named.name) AS "parkedCount",
  (SELECT json_agg(p) FROM (
    SELECT projection, stream, revision, event_type AS "eventType", error, attempts, parked_at AS "parkedAt"
    FROM projection.parked WHERE projection = named.name ORDER BY (error IS NULL), parked_at, stream, revision LIMIT $3
  ) p) AS parked
FROM unnest($1::text[]) AS named(name) LEFT JOIN projection.checkpoint c USING (name) ORDER BY named.name`;
