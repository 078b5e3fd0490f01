import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { AccessKind } from './access-kinds.js';

export interface AccessEntry {
  readonly id: string;
  /** ISO UTC. */
  readonly at: string;
  readonly kind: AccessKind;
  readonly userId: number | null;
  readonly name: string;
  readonly address: string;
  /** As the browser calls itself. */
  readonly browser: string;
  readonly detail: string;
}

export interface AccessPage {
  readonly entries: readonly AccessEntry[];
  /** What to send as `before` for the entries before these; null when these are the oldest. */
  readonly next: string | null;
}

export interface AccessQuestion {
  readonly kind?: AccessKind | undefined;
  readonly search?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The access log page by page, the newest first. */
@Injectable()
export class AccessLogReader {
  constructor(private readonly pool: pg.Pool) {}

  async page({ kind, search, before, limit }: AccessQuestion): Promise<AccessPage> {
    const { rows } = await this.pool.query<Omit<AccessEntry, 'at'> & { at: Date }>(
      `SELECT id, at, kind, user_id AS "userId", name, address, browser, detail FROM access_log
       WHERE ($1::text IS NULL OR kind = $1) AND ($2::bigint IS NULL OR id < $2)
         AND ($3::text IS NULL OR name ILIKE $3 OR address ILIKE $3 OR detail ILIKE $3)
       ORDER BY id DESC LIMIT $4`,
      [kind ?? null, before ?? null, search ? `%${escaped(search)}%` : null, limit + 1],
    );
    const entries = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
    return { entries, next: rows.length > limit ? entries.at(-1)!.id : null };
  }
}

/** What people type is no pattern. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
