import type { RequestHandler } from 'express';

/** The one call whose documented path is not below /api (document 3, section 7). */
const ELSEWHERE = /^\/tocapi\/sendmessage(?=\?|$)/;

export function documentedPath(): RequestHandler {
  return (request, _response, next) => {
    if (ELSEWHERE.test(request.url)) request.url = `/api${request.url}`;
    next();
  };
}
