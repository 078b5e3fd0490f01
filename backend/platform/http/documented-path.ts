import type { RequestHandler } from 'express';

/** The one call whose documented path is not below /api (document 3, section 7). */
const ELSEWHERE = /^\/tocapi\/sendmessage(?=\?|$)/;

export function documentedPath(): RequestHandler {
  return (request, _response, next) => {
    request.url = belowApi(request.url);
    next();
  };
}

/** Where the call stands that a client asks for. */
export function belowApi(path: string): string {
  return ELSEWHERE.test(path) ? `/api${path}` : path;
}
