export const idSequences = `
  CREATE TABLE id_sequence (
    name text PRIMARY KEY,
    last integer NOT NULL
  );
  CREATE TABLE drawn_id (
    name text NOT NULL,
    command_id uuid NOT NULL,
    id integer NOT NULL,
    PRIMARY KEY (name, command_id)
  );
`;
