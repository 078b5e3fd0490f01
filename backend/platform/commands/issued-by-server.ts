import type { Actor } from '../../../events/kernel/metadata.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { CommandMetadata } from './command.js';

/** Of a command that no request brought: a clock, a first start, a sign-in. Its actor holds nothing unless given. */
export function issuedByServer(actor: Actor, commandId: string, given: Partial<Pick<CommandMetadata, 'asked' | 'permissions' | 'toldLater'>> = {}, now = new Date()): CommandMetadata {
  return { actor, commandId, correlationId: commandId, at: now.toISOString(), today: newYorkDay(now), permissions: new Set(), ...given };
}
