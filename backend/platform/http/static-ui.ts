import express, { type RequestHandler } from 'express';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Vite names these files by their content. */
const HASHED = /[/\\]assets[/\\]/;
const A_YEAR = 'public, max-age=31536000, immutable';

/** The built screens; any path that is no file and not of the API is the single page's own. */
export function staticUi(folder: string): RequestHandler[] {
  const files = express.static(folder, {
    index: false,
    setHeaders: (response, file) => response.setHeader('Cache-Control', HASHED.test(file) ? A_YEAR : 'no-cache'),
  });
  const page = path.join(folder, 'index.html');
  return [unlessApi(files), unlessApi(singlePage(page))];
}

function unlessApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/(api|socket\.io)(\/|$)/i.test(request.path)) return next();
    return handler(request, response, next);
  };
}

function singlePage(page: string): RequestHandler {
  return (request, response, next) => {
    // A missing script must not answer with the page: the browser would run HTML.
    if (request.path.startsWith('/assets/') || !existsSync(page)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    // The token of a password link stands in its path (decisions.md A5): not even our own files are asked for with it.
    if (request.path.startsWith('/auth/')) response.setHeader('Referrer-Policy', 'no-referrer');
    response.sendFile(page);
  };
}
