import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';

const LIMIT = '1mb';

/** Older clients name a type that means something else; their bodies are whole objects all the same (`decisions.md A12`). */
const TYPES = ['application/json', 'application/json-patch+json'];

/** No body of ours is deeper, and what reads one goes down by recursion: an endless one would exhaust the stack. */
const MOST_NESTED = 20;

/** Reads JSON objects; no route takes anything else. */
export function jsonBody(): (RequestHandler | ErrorRequestHandler)[] {
  // Not strict, so that what is JSON but no object is told so, and not that it cannot be read.
  return [refuseOtherTypes, express.json({ limit: LIMIT, type: TYPES, strict: false }), refuseUnreadable, refuseOtherThanObjects, refuseDeep, refuseHalfCharacters];
}

/** The parser's own words repeat a piece of the body. */
const refuseUnreadable: ErrorRequestHandler = (error: { type?: string }, _request, _response, next) => {
  next(error.type === 'entity.parse.failed' ? new BadRequestException('The body is not valid JSON') : error);
};

/** A body of another type would be left unread, and its fields told to be missing. */
const refuseOtherTypes: RequestHandler = (request, _response, next) => {
  // false: there is a body, and of none of these types; null: there is none.
  next(request.is(TYPES) === false && request.headers['content-length'] !== '0' ? new UnsupportedMediaTypeException('The body must be sent as application/json') : undefined);
};

const refuseOtherThanObjects: RequestHandler = (request, _response, next) => {
  const body: unknown = request.body;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  next(body === undefined || isObject ? undefined : new BadRequestException('The body must be a JSON object'));
};

const refuseDeep: RequestHandler = (request, _response, next) => {
  next(isDeeperThan(MOST_NESTED, request.body) ? new BadRequestException('The body is nested too deeply') : undefined);
};

/** Half of a surrogate pair is no character. Validators break on it before any rule of a field can refuse it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

const refuseHalfCharacters: RequestHandler = (request, _response, next) => {
  next(holdsText(HALF_CHARACTER, request.body) ? new BadRequestException('A text in the body holds half a character') : undefined);
};

function holdsText(pattern: RegExp, value: unknown): boolean {
  if (typeof value === 'string') return pattern.test(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, inner]) => pattern.test(name) || holdsText(pattern, inner));
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
