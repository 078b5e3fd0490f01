import type { Pool, PoolClient } from 'pg';
import { adoptLeft } from './adopted-rows.js';
import { beside } from '../write/beside.js';
import type { Leadership } from '../run/leadership.js';
import { LEADER_LOCKS, USED_LOCKS } from '../run/leadership.js';
import type { Projection } from '../projection.js';
import { giveUpUnfinished } from './unused-slots.js';
import { lockedByOthers } from './used-slots.js';

interface Own {
  readonly name: string;
  /** Beside the rows of others. */
  readonly id: string;
  readonly fingerprint: string;
}

interface Choice {
  readonly name: string;
  readonly isBeside: boolean;
}

/**
 * Where this process keeps the rows of each projection: in the usual place, or beside it while processes of another version
 * serve theirs there. Who restarts alone with a changed list so takes the usual place over, and a rolling deploy waits for nobody.
 */
export class Slots {
  private readonly uses = new Map<string, string>();

  constructor(
    private readonly leadership: Leadership,
    private readonly fingerprintOf: (projection: Projection) => string,
  ) {}

  /** Held until they are chosen anew or the process ends, or its connection does: by that others see what is used. */
  async choose(projections: readonly Projection[]): Promise<Projection[]> {
    let chosen: Projection[] = [];
    await this.leadership.use(async (client) => {
      const besides = await this.takeOver(client, projections);
      chosen = projections.map((projection) => (besides.has(projection.name) ? beside(projection) : projection));
      for (const [place, { name }] of chosen.entries()) this.uses.set(projections[place]!.name, useOf(name, this.fingerprintOf(projections[place]!)));
      return [...this.uses.values()];
    });
    return chosen;
  }

  /**
   * Gives up what is built beside a place that is free now, and moves what others have left into it: both or neither, so that a
   * build goes on where a move has to be tried again.
   * @returns those that stay beside
   */
  private async takeOver(client: PoolClient, projections: readonly Projection[]): Promise<ReadonlySet<string>> {
    await client.query('BEGIN');
    try {
      await giveUpUnfinished(client, await this.leftAlone(client, projections).then((alone) => alone.map(beside)));
      // One that was about to take its place has it now.
      const besides = await this.besides(client, projections);
      await adoptLeft(client, projections.filter(({ name }) => !besides.has(name)));
      await client.query('COMMIT');
      return besides;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  }

  /** Those whose usual place nobody of another version uses any more. */
  async leftAlone(client: Pool | PoolClient, projections: readonly Projection[]): Promise<readonly Projection[]> {
    const besides = await this.besides(client, projections);
    return projections.filter(({ name }) => !besides.has(name));
  }

  private async besides(client: Pool | PoolClient, projections: readonly Projection[]): Promise<ReadonlySet<string>> {
    const own = projections.map((projection): Own => ({ name: projection.name, id: beside(projection).name, fingerprint: this.fingerprintOf(projection) }));
    const { rows } = await client.query<Choice>(CHOICES, [JSON.stringify(own), USED_LOCKS, LEADER_LOCKS]);
    return new Set(rows.filter(({ isBeside }) => isBeside).map(({ name }) => name));
  }
}

/** Two versions may use one place after the other, but not at the same time. */
function useOf(id: string, fingerprint: string): string {
  return `${id}|${fingerprint}`;
}

/** Others serve from the usual place, or from theirs beside it. A product that knew no places leads its rows, and says nothing else of using them. */
const CHOICES = `
WITH used AS MATERIALIZED (${lockedByOthers('$2')}), led AS MATERIALIZED (${lockedByOthers('$3')})
SELECT own.name,
  EXISTS (SELECT FROM projection.checkpoint c WHERE c.name = own.id AND c.fingerprint = own.fingerprint AND c.built)
  OR EXISTS (SELECT FROM projection.shape s JOIN used ON objid = hashtext(own.name || '|' || s.fingerprint)::oid
    WHERE s.projection = own.name AND s.fingerprint <> own.fingerprint)
  OR EXISTS (SELECT FROM projection.checkpoint c JOIN projection.shape s ON s.projection = own.name AND s.fingerprint <> own.fingerprint
    JOIN used ON objid = hashtext(c.name || '|' || s.fingerprint)::oid WHERE split_part(c.name, '@', 1) = own.name AND c.built)
  OR (usual.fingerprint <> own.fingerprint AND hashtext(own.name)::oid IN (SELECT objid FROM led)
    AND hashtext(own.name || '|' || own.fingerprint)::oid NOT IN (SELECT objid FROM used)) IS TRUE AS "isBeside"
FROM json_to_recordset($1) AS own(name text, id text, fingerprint text)
LEFT JOIN projection.checkpoint usual ON usual.name = own.name`;
