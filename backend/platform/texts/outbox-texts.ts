import type pg from 'pg';
import { Texts, type OutgoingText } from './texts.js';

export interface OutboxText extends OutgoingText {
  readonly id: string;
  /** ISO UTC. */
  readonly at: string;
}

const SHOWN = 200;

/** For a demo without an account: texts stay here, where they can be read and answered. */
export class OutboxTexts extends Texts {
  readonly route = 'outbox';

  constructor(private readonly pool: pg.Pool) {
    super();
  }

  async send({ to, body, leadId, textId }: OutgoingText): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>(
      'INSERT INTO outbox_text (recipient, body, lead_id, text_id) VALUES ($1, $2, $3, $4) ON CONFLICT (text_id) DO UPDATE SET recipient = $1 RETURNING id',
      [to, body, leadId, textId],
    );
    return providerIdOf(rows[0]!.id);
  }

  async find({ textId }: OutgoingText): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>('SELECT id FROM outbox_text WHERE text_id = $1', [textId]);
    return rows.map(({ id }) => providerIdOf(id));
  }

  /** The newest first. */
  async entries(): Promise<OutboxText[]> {
    const { rows } = await this.pool.query<Omit<OutboxText, 'at'> & { at: Date }>(`${ROWS} ORDER BY id DESC LIMIT $1`, [SHOWN]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async entry(id: number): Promise<OutboxText | undefined> {
    const { rows } = await this.pool.query<Omit<OutboxText, 'at'> & { at: Date }>(`${ROWS} WHERE id = $1`, [id]);
    return rows[0] && { ...rows[0], at: rows[0].at.toISOString() };
  }

  /** What the page shows no more. */
  async sweep(): Promise<void> {
    await this.pool.query('DELETE FROM outbox_text WHERE id <= (SELECT max(id) FROM outbox_text) - $1::int', [SHOWN]);
  }
}

const ROWS = 'SELECT id, sent_at AS at, recipient AS "to", body, lead_id AS "leadId", text_id AS "textId" FROM outbox_text';

/** As the carrier would call it. */
export function providerIdOf(id: string): string {
  return `local-${id}`;
}
