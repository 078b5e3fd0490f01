import type { Request } from 'express';
import { plainAddress } from './address.rules.js';

/** Where a request comes from. */
export interface Caller {
  readonly address: string;
  /** As the browser calls itself. */
  readonly browser: string;
}

export function callerOf(request: Request): Caller {
  return { address: plainAddress(request.ip ?? ''), browser: request.headers['user-agent'] ?? '' };
}
