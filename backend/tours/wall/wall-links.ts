import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { v4 as uuidV4 } from 'uuid';
import type { Session } from '../../platform/auth/sessions/session.js';
import { newToken, tokenHash } from '../../platform/auth/sessions/tokens.js';
import type { WallLink } from './tour-wall.dto.js';

/** A wall asks a few times a minute; that it is on need not be known to the second. */
const SEEN_EVERY = '1 minute';

const COLUMNS = `wall_id AS "wallId", name, made_by AS "madeBy", made_at AS "madeAt", last_seen_at AS "lastSeenAt", taken_back_at AS "takenBackAt", taken_back_by AS "takenBackBy"`;

/** The links of walls, by the hash of their token: who reads the table opens no wall with it. One that is taken back stays, to be told of. */
@Injectable()
export class WallLinks {
  constructor(private readonly pool: pg.Pool) {}

  /** @returns the token, which is kept nowhere */
  async make(name: string, { tenantId, actor }: Session): Promise<string> {
    const token = newToken();
    await this.pool.query('INSERT INTO wall_link (wall_id, token_hash, tenant_id, name, made_by) VALUES ($1, $2, $3, $4, $5)', [uuidV4(), tokenHash(token), tenantId, name, actor.name]);
    return token;
  }

  /** The newest first. */
  async ofTenant(tenantId: number): Promise<WallLink[]> {
    const { rows } = await this.pool.query<WallLink>(`SELECT ${COLUMNS} FROM wall_link WHERE tenant_id = $1 ORDER BY made_at DESC`, [tenantId]);
    return rows;
  }

  /** @returns its name; undefined when the tenant has no such wall, or it was taken back already */
  async takeBack(wallId: string, { tenantId, actor }: Session): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ name: string }>(
      'UPDATE wall_link SET taken_back_at = now(), taken_back_by = $3 WHERE wall_id = $1 AND tenant_id = $2 AND taken_back_at IS NULL RETURNING name',
      [wallId, tenantId, actor.name],
    );
    return rows[0]?.name;
  }

  /** Which wall this is the token of; undefined for nobody's, and for one that was taken back. */
  async find(token: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ wallId: string }>('SELECT wall_id AS "wallId" FROM wall_link WHERE token_hash = $1 AND taken_back_at IS NULL', [tokenHash(token)]);
    return rows[0]?.wallId;
  }

  async seen(wallId: string): Promise<void> {
    await this.pool.query(`UPDATE wall_link SET last_seen_at = now() WHERE wall_id = $1 AND (last_seen_at IS NULL OR last_seen_at < now() - interval '${SEEN_EVERY}')`, [wallId]);
  }
}
