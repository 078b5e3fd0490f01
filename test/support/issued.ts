import type { CommandMetadata } from '../../backend/platform/commands/command.js';

/** What the server knows of a command by somebody with these permissions, on the morning of 20 November 2026 in New York. */
export function issuedWith(...permissions: readonly string[]): CommandMetadata {
  const commandId = 'c0ffee00-0000-4000-8000-000000000001';
  return {
    actor: { kind: 'user', id: '7', name: 'Dana Kim' },
    commandId,
    correlationId: commandId,
    at: '2026-11-20T15:00:00.000Z',
    today: '2026-11-20',
    permissions: new Set(permissions),
  };
}
