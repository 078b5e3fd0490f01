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

  /** Notes that a try begins. @returns how many there are with it, and when the first one began */
  async begin(textId: string): Promise<{ readonly tries: number; readonly since: Date }> {
    const { rows } = await this.pool.query<{ tries: number; since: Date }>(
      'INSERT INTO text_try (text_id) VALUES ($1) ON CONFLICT (text_id) DO UPDATE SET tries = text_try.tries + 1 RETURNING tries, began_at AS since',
      [textId],
    );
    return rows[0]!;
  }

  /** @returns the first of what the carrier has that is not known to be another text */
  async notOthers(textId: string, providerIds: readonly string[]): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string }>('SELECT provider_id AS id FROM text_try WHERE provider_id = ANY($1) AND text_id <> $2', [providerIds, textId]);
    return providerIds.find((providerId) => !rows.some(({ id }) => id === providerId));
  }

  async taken(textId: string, providerId: string): Promise<void> {
    await this.pool.query('UPDATE text_try SET provider_id = $2 WHERE text_id = $1', [textId, providerId]);
  }
}
