import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { OpenRecord, Person, Presence } from './protocol.js';

/** A process that has not been heard of for so long is gone, and its people with it. */
const EXPIRES_AFTER_S = 30;

const ALIVE = `seen_at > now() - interval '${EXPIRES_AFTER_S} seconds'`;

type RecordName = Pick<OpenRecord, 'list' | 'key'>;

/** Who has which record open, in all processes. */
@Injectable()
export class PresenceTable {
  constructor(private readonly pool: pg.Pool) {}

  async open(processId: string, socketId: string, { list, key, mode }: OpenRecord, person: Pick<Person, 'userId' | 'name'>): Promise<void> {
    await this.pool.query(
      `INSERT INTO presence (process_id, socket_id, list, key, user_id, name, mode) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (socket_id, list, key) DO UPDATE SET mode = excluded.mode, seen_at = now()`,
      [processId, socketId, list, key, person.userId, person.name, mode],
    );
  }

  async close(socketId: string, { list, key }: RecordName): Promise<void> {
    await this.pool.query('DELETE FROM presence WHERE socket_id = $1 AND list = $2 AND key = $3', [socketId, list, key]);
  }

  /** @returns what was open */
  async closeAll(by: { readonly socketId: string } | { readonly processId: string }): Promise<RecordName[]> {
    const [column, id] = 'socketId' in by ? ['socket_id', by.socketId] : ['process_id', by.processId];
    return this.names(`DELETE FROM presence WHERE ${column} = $1 RETURNING list, key`, [id]);
  }

  async beat(processId: string): Promise<void> {
    await this.pool.query('UPDATE presence SET seen_at = now() WHERE process_id = $1', [processId]);
  }

  /** Forgets the people of processes that died. @returns what they had open */
  sweep(): Promise<RecordName[]> {
    return this.names(`DELETE FROM presence WHERE NOT (${ALIVE}) RETURNING list, key`, []);
  }

  async at({ list, key }: RecordName): Promise<Presence> {
    const [presence] = await this.presences('list = $1 AND key = $2', [list, key]);
    return presence ?? { list, key, people: [] };
  }

  ofList(list: string): Promise<Presence[]> {
    return this.presences('list = $1', [list]);
  }

  /** Each person once, as editing when any of their screens is. */
  private async presences(where: string, values: readonly string[]): Promise<Presence[]> {
    const { rows } = await this.pool.query<Presence>(
      `SELECT list, key, json_agg(json_build_object('userId', user_id, 'name', name, 'mode', mode, 'since', since) ORDER BY name, user_id) AS people
       FROM (SELECT list, key, user_id, min(name) AS name, min(mode) AS mode, min(opened_at) AS since FROM presence
             WHERE ${where} AND ${ALIVE} GROUP BY list, key, user_id) AS person
       GROUP BY list, key`,
      [...values],
    );
    return rows;
  }

  private async names(text: string, values: readonly string[]): Promise<RecordName[]> {
    const { rows } = await this.pool.query<RecordName>(text, [...values]);
    return [...new Map(rows.map((name) => [`${name.list}/${name.key}`, name])).values()];
  }
}
