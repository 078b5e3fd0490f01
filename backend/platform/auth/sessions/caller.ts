import type { Request } from 'express';
import { plainAddress } from '../address.rules.js';
import { deviceToken } from './tokens.js';

/** Where a request comes from. */
export interface Caller {
  readonly address: string;
  /** As the browser calls itself. */
  readonly browser: string;
}

/** A caller who tries to get in, and the token of the device, if it was told one. */
export interface CallerAtDevice extends Caller {
  readonly device: string | undefined;
}

export function callerAtDevice(request: Request): CallerAtDevice {
  return { ...callerOf(request), device: deviceToken(request.headers) };
}

export function callerOf(request: Request): Caller {
  return { address: plainAddress(request.ip ?? ''), browser: request.headers['user-agent'] ?? '' };
}
