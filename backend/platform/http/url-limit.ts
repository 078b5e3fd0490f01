import { HttpException } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Filters of the longest list fit many times. Node itself refuses what makes the headers longer than 16 kB. */
const LONGEST_URL = 8_000;
const URI_TOO_LONG = 414;

export function urlLimit(): RequestHandler {
  return (request, _response, next) => {
    next(request.originalUrl.length > LONGEST_URL ? new HttpException('The address is too long', URI_TOO_LONG) : undefined);
  };
}
