import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { tidyEmail } from './credentials.js';

/** Where people proved to be themselves within 30 days: what others fail at elsewhere does not keep them out there. */
@Injectable()
export class KnownAddresses {
  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM known_address WHERE signed_in_at < now() - interval '30 days'`));
  }

  async remember(userId: number, address: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO known_address (user_id, address) VALUES ($1, $2)
       ON CONFLICT (user_id, address) DO UPDATE SET signed_in_at = now()`,
      [userId, address],
    );
  }

  async isKnown(email: string, address: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM known_address JOIN credential USING (user_id)
       WHERE email = $1 AND address = $2 AND signed_in_at > now() - interval '30 days'`,
      [tidyEmail(email), address],
    );
    return rowCount === 1;
  }
}
