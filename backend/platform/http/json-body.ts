import { BadRequestException } from '@nestjs/common';
import express, { type RequestHandler } from 'express';

const LIMIT = '1mb';

/** Older clients name a type that means something else; their bodies are whole objects all the same (`decisions.md A12`). */
const TYPES = ['application/json', 'application/json-patch+json'];

/** Reads JSON objects; no route takes anything else. */
export function jsonBody(): RequestHandler[] {
  return [
    express.json({ limit: LIMIT, type: TYPES }),
    (request, _, next) => next(Array.isArray(request.body) ? new BadRequestException('The body must be a JSON object') : undefined),
  ];
}
