import type pg from 'pg';
import { Mail, type Message } from './mail.js';

export interface OutboxEntry extends Message {
  readonly id: string;
  /** ISO UTC. */
  readonly at: string;
}

const SHOWN = 200;

/** For a demo without a mail server: mail stays here, where it can be read. */
export class OutboxMail extends Mail {
  readonly route = 'outbox';

  constructor(private readonly pool: pg.Pool) {
    super();
  }

  async send({ to, subject, text }: Message): Promise<void> {
    await this.pool.query('INSERT INTO outbox_mail (recipient, subject, body) VALUES ($1, $2, $3)', [to, subject, text]);
  }

  /** The newest first. */
  async entries(): Promise<OutboxEntry[]> {
    const { rows } = await this.pool.query<Omit<OutboxEntry, 'at'> & { at: Date }>(
      'SELECT id, sent_at AS at, recipient AS "to", subject, body AS text FROM outbox_mail ORDER BY id DESC LIMIT $1',
      [SHOWN],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async entry(id: number): Promise<Message | undefined> {
    const { rows } = await this.pool.query<Message>('SELECT recipient AS "to", subject, body AS text FROM outbox_mail WHERE id = $1', [id]);
    return rows[0];
  }

  /** What the page shows no more. */
  async sweep(): Promise<void> {
    await this.pool.query('DELETE FROM outbox_mail WHERE id <= (SELECT max(id) FROM outbox_mail) - $1::int', [SHOWN]);
  }
}
