import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Access } from '../../auth/permission.decorator.js';

/** How much of a body is read, and how much may be in it. */
export interface BodyLimits {
  readonly bytes: number;
  /** Fields and items of lists, at any depth. */
  readonly members: number;
  /** Objects and lists within each other. */
  readonly depth: number;
  /** Its very bytes are needed as well: somebody signed them. */
  readonly keepsBytes?: boolean;
}

/** Whoever holds no permission sends an address, a password, a token. */
const LITTLE: BodyLimits = { bytes: 4_096, members: 20, depth: 2 };

/** The longest record, a contract with everything that existing clients send back of it, takes a tenth of this. */
const RECORD: BodyLimits = { bytes: 65_536, members: 1_000, depth: 8 };

export const SAID_LIMITS = 'body limits';

/** For a route whose bodies are larger or smaller than those of its kind. */
export function BodyUpTo(limits: BodyLimits): CustomDecorator {
  return SetMetadata(SAID_LIMITS, limits);
}

/** @param said what stands on the route by `BodyUpTo` */
export function bodyLimitsOf(access: Access | undefined, said: BodyLimits | undefined): BodyLimits {
  return said ?? (Array.isArray(access) ? RECORD : LITTLE);
}
