/** Agents of the exchange company in members' records (`decisions.md F12`): what they are called, and how they are let in. */
export const rciAgents = {
  name: 'RCI Agent',
  cookie: 'agentToken',
  closed: 'This member was closed. Please look them up again.',
} as const;
