/** Sessions of agents of the exchange company, by the hash of their token (`backend/platform/agents/agent-sessions.ts`). */
export const agentSessions = `
  CREATE TABLE agent_session (
    token_hash bytea PRIMARY KEY,
    session_id text NOT NULL UNIQUE,
    member_id integer NOT NULL,
    opened_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX agent_session_used ON agent_session (used_at);
`;
