/** What is attached to mail that stays here (`backend/platform/mail/outbox-mail.ts`); it goes with its mail. */
export const outboxAttachments = `
  CREATE TABLE outbox_attachment (
    mail_id bigint NOT NULL REFERENCES outbox_mail ON DELETE CASCADE,
    place integer NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (mail_id, place)
  );
`;
