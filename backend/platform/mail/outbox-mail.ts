import type pg from 'pg';
import { Mail, type MailAttachment, type Message } from './mail.js';

export interface OutboxEntry extends Omit<Message, 'attachments'> {
  readonly id: string;
  /** Names of what is attached, in its order. */
  readonly attached: readonly string[];
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

  async send({ to, subject, text, attachments = [] }: Message): Promise<void> {
    await this.pool.query(KEEP, [to, subject, text, attachments.map(({ name }) => name), attachments.map(({ mediaType }) => mediaType), attachments.map(({ content }) => content)]);
  }

  /** The newest first. */
  async entries(): Promise<OutboxEntry[]> {
    const { rows } = await this.pool.query<Omit<OutboxEntry, 'at'> & { at: Date }>(
      `SELECT id, sent_at AS at, recipient AS "to", subject, body AS text,
         ARRAY(SELECT name FROM outbox_attachment WHERE mail_id = outbox_mail.id ORDER BY place) AS attached
       FROM outbox_mail ORDER BY id DESC LIMIT $1`,
      [SHOWN],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async entry(id: number): Promise<Message | undefined> {
    const { rows } = await this.pool.query<Message>('SELECT recipient AS "to", subject, body AS text FROM outbox_mail WHERE id = $1', [id]);
    return rows[0];
  }

  /** @param place from 1 */
  async attachment(id: number, place: number): Promise<MailAttachment | undefined> {
    const { rows } = await this.pool.query<MailAttachment>('SELECT name, media_type AS "mediaType", content FROM outbox_attachment WHERE mail_id = $1 AND place = $2', [id, place]);
    return rows[0];
  }

  /** What the page shows no more. */
  async sweep(): Promise<void> {
    await this.pool.query('DELETE FROM outbox_mail WHERE id <= (SELECT max(id) FROM outbox_mail) - $1::int', [SHOWN]);
  }
}

const KEEP = `
WITH mail AS (INSERT INTO outbox_mail (recipient, subject, body) VALUES ($1, $2, $3) RETURNING id)
INSERT INTO outbox_attachment (mail_id, place, name, media_type, content)
SELECT mail.id, part.place, part.name, part.media_type, part.content
FROM mail, unnest($4::text[], $5::text[], $6::bytea[]) WITH ORDINALITY AS part (name, media_type, content, place)`;
