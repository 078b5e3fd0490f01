import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Claim {
  readonly kind: string;
  readonly key: string;
  readonly stream: string;
}

/** Taken, or who has it. */
export type Taken = { readonly token: string } | { readonly holder: string };

/** Claims in the database: of two who take one at the same moment, in any process, one gets it. */
@Injectable()
export class ClaimTable {
  constructor(private readonly pool: pg.Pool) {}

  async take({ kind, key, stream }: Claim): Promise<Taken> {
    const token = randomUUID();
    for (;;) {
      const taken = await this.pool.query(TAKE, [kind, key, stream, token]);
      if (taken.rowCount === 1) return { token };
      const { rows } = await this.pool.query<{ stream: string }>('SELECT stream FROM claim WHERE kind = $1 AND key = $2', [kind, key]);
      // Given back between the two statements: take it then.
      if (rows[0]) return { holder: rows[0].stream };
    }
  }

  async now(): Promise<string> {
    const { rows } = await this.pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    return rows[0]!.now;
  }

  /** @param held what the stream has, as it was read after `readAt` */
  async settle(kind: string, stream: string, held: readonly string[], readAt: string): Promise<void> {
    await this.pool.query(SETTLE, [kind, stream, held]);
    await this.pool.query('DELETE FROM claim WHERE kind = $1 AND stream = $2 AND settled AND NOT key = ANY($3) AND taken_at < $4', [kind, stream, held, readAt]);
  }

  async giveUp({ kind, key, stream }: Claim, token: string): Promise<void> {
    await this.pool.query('DELETE FROM claim WHERE kind = $1 AND key = $2 AND stream = $3 AND token = $4 AND NOT settled', [kind, key, stream, token]);
  }

  /** Taken, and nobody has said since what came of it: whoever took them may have died. */
  async forgotten(seconds: number): Promise<(Claim & { readonly token: string })[]> {
    const { rows } = await this.pool.query<Claim & { token: string }>(
      `SELECT kind, key, stream, token FROM claim WHERE NOT settled AND taken_at < clock_timestamp() - $1 * interval '1 second'`,
      [seconds],
    );
    return rows;
  }

  async counts(): Promise<readonly { readonly kind: string; readonly count: number; readonly unsettled: number }[]> {
    const { rows } = await this.pool.query<{ kind: string; count: number; unsettled: number }>(
      'SELECT kind, count(*)::int AS count, (count(*) FILTER (WHERE NOT settled))::int AS unsettled FROM claim GROUP BY kind',
    );
    return rows;
  }
}

/** What the stream has already is taken again: nobody else may have it while the command is under way. */
const TAKE = `
INSERT INTO claim (kind, key, stream, token, settled) VALUES ($1, $2, $3, $4, false)
ON CONFLICT (kind, key) DO UPDATE SET token = $4, taken_at = clock_timestamp() WHERE claim.stream = excluded.stream`;

const SETTLE = `
INSERT INTO claim (kind, key, stream, settled) SELECT $1, key, $2, true FROM unnest($3::text[]) AS key
ON CONFLICT (kind, key) DO UPDATE SET settled = true WHERE claim.stream = excluded.stream AND NOT claim.settled`;
