/** What the access log tells of. */
export const accessKinds = [
  'signed-in',
  'sign-in-failed',
  'sign-in-delayed',
  'address-refused',
  'signed-out',
  'denied',
  'password-changed',
  'password-link-sent',
  'session-ended',
  'second-step-changed',
  'mailed-link-shown',
  'mailed-file-opened',
  'wall-link-made',
  'wall-link-taken-back',
  'agent-found-member',
  'agent-found-nobody',
  'agent-delayed',
  'agent-finished',
  'agent-code-sent',
  'agent-code-refused',
] as const;

export type AccessKind = (typeof accessKinds)[number];
