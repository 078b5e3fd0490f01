/** Codes that members were sent before an agent may buy for them, by the agent's session; hashed (`backend/points/agents/agent-codes.ts`). */
export const agentCodes = `
  CREATE TABLE agent_code (
    session_id text PRIMARY KEY,
    way text NOT NULL,
    code_hash bytea NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    used_by text,
    made_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX agent_code_made ON agent_code (made_at);
`;
