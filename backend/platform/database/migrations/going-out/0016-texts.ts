/** Texts on their way, and those of a demo that sends none. What was texted stands in the events. */
export const texts = `
  CREATE TABLE text_try (
    text_id uuid PRIMARY KEY,
    tries integer NOT NULL DEFAULT 1,
    began_at timestamptz NOT NULL DEFAULT now(),
    -- What the carrier calls it, once it is known to have been taken.
    provider_id text
  );
  CREATE INDEX text_try_provider ON text_try (provider_id);
  CREATE TABLE outbox_text (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sent_at timestamptz NOT NULL DEFAULT now(),
    recipient text NOT NULL,
    body text NOT NULL,
    lead_id integer NOT NULL,
    text_id uuid NOT NULL UNIQUE
  );
`;
