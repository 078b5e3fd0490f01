import type { Pool } from 'pg';
import type { Projection } from './projection.js';

const SAY = `
INSERT INTO projection.shape (projection, fingerprint) SELECT name, fingerprint FROM json_to_recordset($1) AS own(name text, fingerprint text) ORDER BY name
ON CONFLICT (projection, fingerprint) DO UPDATE SET last_seen_at = now()`;

/** Which fingerprints the processes on a database have, and when one was last there: by that others know whose rows are still wanted. */
export class Shapes {
  constructor(
    private readonly pool: Pool,
    private readonly projections: readonly Projection[],
    private readonly fingerprintOf: (projection: Projection) => string,
  ) {}

  async say(): Promise<void> {
    await this.pool.query(SAY, [JSON.stringify(this.projections.map((projection) => ({ name: projection.name, fingerprint: this.fingerprintOf(projection) })))]);
  }
}
