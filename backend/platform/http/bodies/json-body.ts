import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { BodyLimits } from './body-limits.js';
import { uploadsAt } from '../../uploads/takes-upload.js';
import { isFormPath } from './form-body.js';
import { excessOf } from './json-shape.js';

/** Older clients name a type that means something else; their bodies are whole objects all the same (`decisions.md A12`). */
const TYPES = ['application/json', 'application/json-patch+json'];

/** Half of a surrogate pair is no character. Validators break on it before any rule of a field can refuse it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * A body of another type would be left unread, and its fields told to be missing. Stands before everything: no form of another site is ever read.
 * @param uploadPaths where files are taken, as areas name them
 */
export function refuseOtherTypes(uploadPaths: readonly string[]): RequestHandler {
  const isUpload = uploadsAt(uploadPaths);
  return (request, _response, next) => {
    // false: there is a body, and of none of these types; null: there is none.
    next(!isOfType(request) && request.is(TYPES) === false && request.headers['content-length'] !== '0' && !isFormPath(request.path) && !isUpload(request) ? new UnsupportedMediaTypeException('The body must be sent as application/json') : undefined);
  };
}

/**
 * Reads the JSON object that a request carries, if any, into `request.body`; no route takes anything else.
 * @throws HttpException 413 for what is too large, 400 for what holds too much or is no JSON object
 */
export async function readBody(request: Request, response: Response, limits: BodyLimits): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw new PayloadTooLargeException('The body is too large');
  await parse(request, response, limits);
  const body: unknown = request.body;
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadRequestException('The body must be a JSON object');
  if (holdsText(HALF_CHARACTER, body)) throw new BadRequestException('A text in the body holds half a character');
}

/** As nearly everybody writes it; what is written otherwise is looked at more closely. */
function isOfType({ headers }: IncomingMessage): boolean {
  return headers['content-type'] === TYPES[0];
}

const kept = new WeakMap<IncomingMessage, Buffer>();

/** The very bytes of a body, on a route whose limits keep them. */
export function bytesOf(request: IncomingMessage): Buffer | undefined {
  return kept.get(request);
}

const readers = new WeakMap<BodyLimits, RequestHandler>();

function readerUpTo(limits: BodyLimits): RequestHandler {
  const known = readers.get(limits);
  if (known) return known;
  const type = (request: IncomingMessage): boolean => isOfType(request) || Boolean((request as Request).is(TYPES));
  // Not strict, so that what is JSON but no object is told so, and not that it cannot be read.
  const reader = express.json({ limit: limits.bytes, type, strict: false, inflate: false, verify: (request, _response, bytes, charset) => look(request, bytes, charset, limits) });
  readers.set(limits, reader);
  return reader;
}

function parse(request: Request, response: Response, limits: BodyLimits): Promise<void> {
  const read = readerUpTo(limits);
  return new Promise((resolve, reject) => {
    void read(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(isUnreadable(error) ? new BadRequestException('The body is not valid JSON') : (error as Error));
    });
  });
}

function look(request: IncomingMessage, bytes: Buffer, charset: string, limits: BodyLimits): void {
  refuseExcess(bytes, charset, limits);
  if (limits.keepsBytes) kept.set(request, bytes);
}

function refuseExcess(bytes: Buffer, charset: string, limits: BodyLimits): void {
  if (charset !== 'utf-8') throw new UnsupportedMediaTypeException('The body must be UTF-8');
  const excess = excessOf(bytes, limits);
  if (excess !== undefined) throw new BadRequestException(excess);
}

/** The parser's own words repeat a piece of the body. */
function isUnreadable(error: unknown): boolean {
  return (error as { type?: string }).type === 'entity.parse.failed';
}

function holdsText(pattern: RegExp, value: unknown): boolean {
  if (typeof value === 'string') return pattern.test(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, inner]) => pattern.test(name) || holdsText(pattern, inner));
}
