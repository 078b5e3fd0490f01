import type { RequestHandler } from 'express';
import { dropPlantedCookies } from '../auth/sessions/tokens.js';

/** Stands before everything that asks who somebody is. */
export function ownCookiesOnly(): RequestHandler {
  return (request, _response, next) => {
    dropPlantedCookies(request.headers, request.secure);
    next();
  };
}
