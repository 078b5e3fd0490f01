import { hash } from 'node:crypto';
import type { AnyCommand, CommandMetadata } from '../command.js';

/** The same for the same command and body, whatever the order of its properties. */
export function commandHash(command: AnyCommand, { asked = command }: Pick<CommandMetadata, 'asked'>): string {
  return hash('sha256', `${command.constructor.name}${JSON.stringify(sorted(asked))}`, 'base64url');
}

/** By hand: a replacer of `JSON.stringify` takes it off its quick way. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  // It says by itself how it is written.
  if ('toJSON' in value && typeof value.toJSON === 'function') return sorted(value.toJSON());
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]));
}
