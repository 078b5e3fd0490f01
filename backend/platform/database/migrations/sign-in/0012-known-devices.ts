/** Instead of known addresses, which neighbours share. That table stays for older processes beside this one. */
export const knownDevices = `
  CREATE TABLE known_device (
    token_hash bytea NOT NULL,
    user_id integer NOT NULL,
    used_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (token_hash, user_id)
  );
  CREATE INDEX known_device_by_user ON known_device (user_id);
`;
