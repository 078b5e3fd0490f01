import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';

const KEPT_DAYS = 90;

/** What was tried for each text: a try that was cut off is looked for before another one is made. */
@Injectable()
export class TextTries {
  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM text_try WHERE began_at < now() - interval '${KEPT_DAYS} days'`));
  }

  /** Notes that the queue has come to it. @returns how often, with this time */
  async begin(textId: string): Promise<number> {
    const { rows } = await this.pool.query<{ tries: number }>(
      'INSERT INTO text_try (text_id) VALUES ($1) ON CONFLICT (text_id) DO UPDATE SET tries = text_try.tries + 1 RETURNING tries',
      [textId],
    );
    return rows[0]!.tries;
  }

  /** Before it is sent: from here on nobody knows whether it went, until somebody says so. */
  async sends(textId: string, at: Date): Promise<void> {
    await this.pool.query('UPDATE text_try SET in_doubt_since = $2 WHERE text_id = $1', [textId, at]);
  }

  /** The carrier said no, or was not there at all. */
  async notTaken(textId: string): Promise<void> {
    await this.pool.query('UPDATE text_try SET in_doubt_since = NULL WHERE text_id = $1', [textId]);
  }

  /**
   * Of a text and those that it was sent again for: when the first of those in doubt was begun, and the last one sent.
   * @returns undefined where it is known of all what became of them
   */
  async inDoubt(textIds: readonly string[]): Promise<{ readonly begun: Date; readonly sent: Date } | undefined> {
    const { rows } = await this.pool.query<{ begun: Date | null; sent: Date }>(
      'SELECT min(began_at) AS begun, max(in_doubt_since) AS sent FROM text_try WHERE text_id = ANY($1) AND in_doubt_since IS NOT NULL AND provider_id IS NULL',
      [textIds],
    );
    const { begun, sent } = rows[0]!;
    return begun ? { begun, sent } : undefined;
  }

  /** @returns the first of what the carrier has that is not known to be another text */
  async notOthers(textId: string, providerIds: readonly string[]): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string }>('SELECT provider_id AS id FROM text_try WHERE provider_id = ANY($1) AND text_id <> $2', [providerIds, textId]);
    return providerIds.find((providerId) => !rows.some(({ id }) => id === providerId));
  }

  /** @returns what the carrier calls it; undefined where it is not known to have any */
  async takenAs(textId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string | null }>('SELECT provider_id AS id FROM text_try WHERE text_id = $1', [textId]);
    return rows[0]?.id ?? undefined;
  }

  async taken(textId: string, providerId: string): Promise<void> {
    await this.pool.query('UPDATE text_try SET provider_id = $2 WHERE text_id = $1', [textId, providerId]);
  }
}
