import type { Leadership } from './leadership.js';
import { LEADER_LOCKS, USED_LOCKS } from './leadership.js';
import { beside } from './beside.js';
import type { Projection } from './projection.js';

interface Choice {
  readonly name: string;
  readonly isBeside: boolean;
}

/**
 * Where this process keeps the rows of each projection: in the usual place, or beside it while processes of another version
 * serve theirs there. Who restarts alone with a changed list so takes the usual place over, and a rolling deploy waits for nobody.
 */
export class Slots {
  constructor(
    private readonly leadership: Leadership,
    private readonly fingerprintOf: (projection: Projection) => string,
  ) {}

  /** Held until the process ends, or its connection does: by that others see what is used. */
  async choose(projections: readonly Projection[]): Promise<Projection[]> {
    const aside = projections.map(beside);
    const own = projections.map((projection, place) => ({ name: projection.name, id: aside[place]!.name, fingerprint: this.fingerprintOf(projection) }));
    let chosen: Projection[] = [];
    await this.leadership.use(async (client) => {
      const { rows } = await client.query<Choice>(CHOICES, [JSON.stringify(own), USED_LOCKS, LEADER_LOCKS]);
      const besides = new Set(rows.filter(({ isBeside }) => isBeside).map(({ name }) => name));
      chosen = projections.map((projection, place) => (besides.has(projection.name) ? aside[place]! : projection));
      return chosen.map((projection) => useOf(projection.name, this.fingerprintOf(projection)));
    });
    return chosen;
  }
}

/** Two versions may use one place after the other, but not at the same time. */
function useOf(id: string, fingerprint: string): string {
  return `${id}|${fingerprint}`;
}

/** Advisory locks of this database, by the first half of their key. */
export const lockedBy = (first: string): string => `SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = ${first}::integer::oid AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** A product that knew no places leads its rows, and says nothing else of using them. */
const CHOICES = `
WITH used AS MATERIALIZED (${lockedBy('$2')}), led AS MATERIALIZED (${lockedBy('$3')})
SELECT own.name,
  EXISTS (SELECT FROM projection.checkpoint c WHERE c.name = own.id AND c.fingerprint = own.fingerprint)
  OR EXISTS (SELECT FROM projection.shape s JOIN used ON objid = hashtext(own.name || '|' || s.fingerprint)::oid
    WHERE s.projection = own.name AND s.fingerprint <> own.fingerprint)
  OR (usual.fingerprint <> own.fingerprint AND hashtext(own.name)::oid IN (SELECT objid FROM led)
    AND hashtext(own.name || '|' || own.fingerprint)::oid NOT IN (SELECT objid FROM used)) IS TRUE AS "isBeside"
FROM json_to_recordset($1) AS own(name text, id text, fingerprint text)
LEFT JOIN projection.checkpoint usual ON usual.name = own.name`;
