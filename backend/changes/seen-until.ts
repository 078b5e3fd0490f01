import { Injectable } from '@nestjs/common';
import pg from 'pg';

/** Until when each person has seen what others changed, on whatever device. */
@Injectable()
export class SeenUntil {
  constructor(private readonly pool: pg.Pool) {}

  async of(userId: number): Promise<Date | undefined> {
    const { rows } = await this.pool.query<{ at: Date }>('SELECT at FROM seen_until WHERE user_id = $1', [userId]);
    return rows[0]?.at;
  }

  /** @param at undefined: as if nothing had ever been marked */
  async set(userId: number, at: Date | undefined): Promise<void> {
    if (!at) await this.pool.query('DELETE FROM seen_until WHERE user_id = $1', [userId]);
    else await this.pool.query('INSERT INTO seen_until (user_id, at) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET at = excluded.at', [userId, at]);
  }
}
