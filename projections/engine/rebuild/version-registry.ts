import type { Pool } from 'pg';
import type { Projection } from '../projection.js';

const SAY = `
INSERT INTO projection.shape (projection, fingerprint, lives_until)
SELECT name, fingerprint, now() + $2 * interval '1 second' FROM json_to_recordset($1) AS own(name text, fingerprint text) ORDER BY name
ON CONFLICT (projection, fingerprint) DO UPDATE SET last_seen_at = now(), lives_until = excluded.lives_until`;

/**
 * Another process of this version says again that it lives, and what it uses is known by its locks until then. In the order in which
 * they say it: each would else wait for the other.
 */
const LEAVE = `
WITH taken AS MATERIALIZED (
  SELECT s.projection, s.fingerprint FROM projection.shape s JOIN json_to_recordset($1) AS own(name text, fingerprint text)
    ON s.projection = own.name AND s.fingerprint = own.fingerprint ORDER BY s.projection FOR UPDATE OF s)
UPDATE projection.shape s SET lives_until = now() FROM taken WHERE s.projection = taken.projection AND s.fingerprint = taken.fingerprint`;

/** Who has not said for so long that it lives is dead; it says so every 15 seconds. */
const LIVES_SECONDS = 45;

/** Which fingerprints the processes on a database have, and when one was last there: by that others know whose rows are still wanted. */
export class VersionRegistry {
  constructor(
    private readonly pool: Pool,
    private readonly projections: readonly Projection[],
    private readonly fingerprintOf: (projection: Projection) => string,
  ) {}

  async say(): Promise<void> {
    await this.pool.query(SAY, [this.own, LIVES_SECONDS]);
  }

  async leave(): Promise<void> {
    await this.pool.query(LEAVE, [this.own]);
  }

  private get own(): string {
    return JSON.stringify(this.projections.map((projection) => ({ name: projection.name, fingerprint: this.fingerprintOf(projection) })));
  }
}
