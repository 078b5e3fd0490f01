import type { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Request } from 'express';
import type { IncomingMessage } from 'node:http';

/** The request of a line with what trusted proxies say of it. Express makes its own requests of plain ones in the same way. */
export function asRoutesSee(request: IncomingMessage, { httpAdapter }: HttpAdapterHost<ExpressAdapter>): Request {
  return Object.setPrototypeOf(request, httpAdapter.getInstance<Express>().request) as Request;
}
