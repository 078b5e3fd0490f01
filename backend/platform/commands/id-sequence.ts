import { Injectable } from '@nestjs/common';
import pg from 'pg';

/**
 * Numbers for new records, drawn once for each command: a command that is sent again gets the number it got before.
 * For good: what is parked or waits may come again after any time, and a row is small beside the record that it numbers.
 * A counter row rather than a Postgres sequence, because a sequence cannot be moved past imported ids while others draw from it.
 */
@Injectable()
export class IdSequence {
  constructor(private readonly pool: pg.Pool) {}

  /** @param name category of the stream that the number names, such as `resaleContract` */
  async next(name: string, commandId: string): Promise<number> {
    const known = await this.pool.query<{ id: number }>('SELECT id FROM drawn_id WHERE name = $1 AND command_id = $2', [name, commandId]);
    return known.rows[0]?.id ?? this.draw(name, commandId);
  }

  /** Later numbers come after `id`. */
  async atLeast(name: string, id: number): Promise<void> {
    await this.pool.query(
      `INSERT INTO id_sequence (name, last) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET last = greatest(id_sequence.last, excluded.last)`,
      [name, id],
    );
  }

  private async draw(name: string, commandId: string): Promise<number> {
    const drawn = await this.pool.query<{ id: number }>(
      `WITH bumped AS (
         INSERT INTO id_sequence (name, last) VALUES ($1, 1)
         ON CONFLICT (name) DO UPDATE SET last = id_sequence.last + 1
         RETURNING last)
       INSERT INTO drawn_id (name, command_id, id) SELECT $1, $2, last FROM bumped
       ON CONFLICT (name, command_id) DO UPDATE SET id = drawn_id.id
       RETURNING id`,
      [name, commandId],
    );
    return drawn.rows[0]!.id;
  }
}
