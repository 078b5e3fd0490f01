/**
 * The payments of the sandbox; which payment of the processor each purchase has, with where its receipt goes (sealed); and
 * what the daily comparison found.
 */
export const cardPayments = `
  CREATE TABLE sandbox_payment (
    payment_id text PRIMARY KEY,
    begun_by text NOT NULL UNIQUE,
    about text NOT NULL,
    amount numeric(14,2) NOT NULL,
    status text NOT NULL DEFAULT 'open',
    card_end text NOT NULL DEFAULT '',
    refund_id text,
    begun_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX sandbox_payment_begun ON sandbox_payment (begun_at);
  CREATE TABLE checkout_payment (
    purchase_id integer PRIMARY KEY,
    payment_id text,
    receipt_to bytea,
    noted_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE payment_difference (
    payment_id text PRIMARY KEY,
    purchase_id integer NOT NULL,
    words text NOT NULL,
    found_at timestamptz NOT NULL DEFAULT now()
  );
`;
