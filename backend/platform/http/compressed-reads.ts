import compression from 'compression';
import type { RequestHandler } from 'express';

/** Lists and screens are worth compressing; the few bytes that a command answers are not worth the wrapping. */
export function compressedReads(): RequestHandler {
  const compress = compression();
  return (request, response, next) => (request.method === 'GET' ? compress(request, response, next) : next());
}
