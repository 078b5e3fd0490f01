import { Injectable, Optional } from '@nestjs/common';
import pg from 'pg';
import { ForeignStreams } from './foreign-streams.js';

/**
 * Numbers for new records, drawn once for each command: a command that is sent again gets the number it got before.
 * For good: what is parked or waits may come again after any time, and a row is small beside the record that it numbers.
 * A counter row rather than a Postgres sequence, because a sequence cannot be moved past imported ids while others draw from it.
 */
@Injectable()
export class IdSequence {
  /** @param foreign without it (an import has its own numbers) nobody looks whether a number's stream is somebody else's */
  constructor(
    private readonly pool: pg.Pool,
    @Optional() private readonly foreign?: ForeignStreams,
  ) {}

  /** @param name category of the stream that the number names, such as `resaleContract` */
  async next(name: string, commandId: string): Promise<number> {
    const known = await this.pool.query<{ id: number }>('SELECT id FROM drawn_id WHERE name = $1 AND command_id = $2', [name, commandId]);
    return known.rows[0]?.id ?? this.free(name, commandId);
  }

  /** A number whose stream others write to is passed over. */
  private async free(name: string, commandId: string): Promise<number> {
    for (;;) {
      const id = await this.draw(name, commandId);
      if (!(await this.foreign?.holds(`${name}-${id}`))) return id;
      await this.pool.query('DELETE FROM drawn_id WHERE name = $1 AND command_id = $2 AND id = $3', [name, commandId, id]);
    }
  }

  /** Later numbers come after `id`. */
  async atLeast(name: string, id: number): Promise<void> {
    await this.pool.query(
      `INSERT INTO id_sequence (name, last) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET last = greatest(id_sequence.last, excluded.last)`,
      [name, id],
    );
  }

  /** The last number that was given; 0 before the first. */
  async last(name: string): Promise<number> {
    const { rows } = await this.pool.query<{ last: number }>('SELECT last FROM id_sequence WHERE name = $1', [name]);
    return rows[0]?.last ?? 0;
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
