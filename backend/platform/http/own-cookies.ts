import type { RequestHandler } from 'express';
import { dropPlantedCookies } from '../auth/sessions/tokens.js';

/** Stands before everything that asks who somebody is. @param ofAreas names of cookies that areas have of their own */
export function ownCookiesOnly(ofAreas: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    dropPlantedCookies(request.headers, request.secure, ofAreas);
    next();
  };
}
